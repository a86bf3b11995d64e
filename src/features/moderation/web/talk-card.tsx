import { formatRelative } from '#kit/i18n/relative-time.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { ReportedTalk } from '../contract.ts'
import type { Words } from '../words/en.ts'
import styles from './post-card.module.css'
import talkStyles from './talk-card.module.css'
import type { TalkAction } from './use-talks.ts'

export interface TalkCardProps {
  readonly talk: ReportedTalk
  readonly busy: boolean
  readonly decide: (id: string, action: TalkAction) => Promise<void>
}

export function TalkCard({ talk, busy, decide }: TalkCardProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const title = `${talk.id}-title`
  return (
    <article className={styles.post} aria-labelledby={title}>
      <p className={styles.facts}>
        <span id={title}>{t('common.moderate.talk.about')}</span>
        <time dateTime={talk.timestamp}>
          {formatRelative(Date.parse(talk.timestamp), Date.now(), language, zone)}
        </time>
      </p>
      <Messages messages={talk.messages} />
      <div className={styles.why}>
        {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
        <ul role="list" aria-label={t('common.moderate.why')}>
          <li data-reported="">{t(`common.moderate.talk.reason.${talk.reason}`)}</li>
        </ul>
        {talk.reportedSilenced && <p>{t('common.moderate.talk.isSilenced')}</p>}
      </div>
      <div className={styles.actions}>
        <Button kind="danger" busy={busy} onClick={() => void decide(talk.id, 'silence')}>
          {t('common.moderate.talk.silence')}
        </Button>
        <Button kind="quiet" busy={busy} onClick={() => void decide(talk.id, 'dismiss')}>
          {t('common.moderate.talk.dismiss')}
        </Button>
      </div>
    </article>
  )
}

function Messages({ messages }: Pick<ReportedTalk, 'messages'>) {
  const t = useWords<Words>()
  if (!messages || messages.length === 0) return <p>{t('common.moderate.talk.noWords')}</p>
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list
    <ol role="list" className={talkStyles.words} aria-label={t('common.moderate.talk.words')}>
      {messages.map(({ from, text, timestamp }) => (
        <li key={`${timestamp} ${from} ${text}`} data-from={from}>
          <span>{t(`common.moderate.talk.${from}`)}</span>
          <p dir="auto" className={styles.text}>
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
