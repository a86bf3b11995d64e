import { useWords } from '#kit/i18n/web/language.tsx'
import type { Poll } from '../contract.ts'
import type { Words } from '../words/en.ts'
import styles from './polls.module.css'

/** What a question is about and how many answered it, in one quiet line. */
export function PollFacts({ poll }: { poll: Poll }) {
  const t = useWords<Words>()
  const { totalVotes } = poll
  return (
    <p className={styles.facts}>
      <span>{t(`community.polls.category.${poll.category}`)}</span>
      <span>
        {totalVotes === 0
          ? t('community.polls.noVotes')
          : t('community.polls.votes', { n: totalVotes })}
      </span>
    </p>
  )
}
