import { formatPercent } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Bars } from '#kit/ui/web/bars.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { check } from '#kit/ui/web/icons.ts'
import type { Poll } from '../contract.ts'
import { sharesOf } from '../shares.ts'
import type { Words } from '../words/en.ts'
import styles from './poll-answers.module.css'

/** How everybody voted. The shares are whole percents that add up to a hundred. */
export function PollResults({ poll }: { poll: Poll }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const shares = sharesOf(poll.options.map(({ votes }) => votes))
  return (
    <div className={styles.results}>
      <Bars
        caption={poll.question}
        hideCaption
        headings={{ label: t('community.polls.answer'), value: t('community.polls.share') }}
        of={100}
        bars={poll.options.map(({ id, text }, place) => ({
          key: id,
          label: <Label text={text} isOwn={id === poll.choice} />,
          value: shares[place] ?? 0,
          text: formatPercent(shares[place] ?? 0, language),
          own: id === poll.choice,
        }))}
      />
    </div>
  )
}

function Label({ text, isOwn }: { text: string; isOwn: boolean }) {
  const t = useWords<Words>()
  if (!isOwn) return text
  return (
    <>
      {text}{' '}
      <span className={styles.own}>
        <Icon path={check} size="small" /> {t('community.polls.yours')}
      </span>
    </>
  )
}
