import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { feather, refresh } from '#kit/ui/web/icons.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import { useBackOnline } from '#kit/web/use-online.ts'
import type { Words } from '../../words/en.ts'
import styles from '../ai-friend.module.css'
import type { Talk } from '../use-talk.ts'
import { Bubble } from './bubble.tsx'

/** What became of the last message, and what can be done about it. */
export function Outcome({ talk }: { talk: Talk }) {
  const t = useWords<Words>()
  const { language, t: shared } = useLanguage()
  const { status, wrote, hasWriter } = talk
  // Only where there are two who might have written a reply it is said which one did.
  const service = useFetched(
    async () => (await import('./open-source.tsx')).openSource(language),
    hasWriter,
    language,
  ).part
  useBackOnline(status === 'failed', talk.retry)

  if (status === 'writing') {
    return (
      <div className="cluster">
        {service && <service.StopWriting onClick={talk.stop} />}
        <AnswerHere onClick={talk.answerHere} />
      </div>
    )
  }
  if (status === 'failed') {
    return (
      <div role="alert" className={styles.failed}>
        <Bubble isUser={false}>{t('heal.ai-friend.failed')}</Bubble>
        <Button kind="quiet" icon={refresh} onClick={talk.retry}>
          {shared('common.tryAgain')}
        </Button>
      </div>
    )
  }
  // Stopped before the first word, or left before it came.
  if (status === 'idle' && talk.messages.at(-1)?.isUser) {
    return (
      <Button kind="quiet" icon={refresh} onClick={talk.retry}>
        {t('heal.ai-friend.unanswered')}
      </Button>
    )
  }
  if (!wrote || !service || !hasWriter) return null
  return (
    <service.ReplySource wrote={wrote}>
      <AnswerHere onClick={talk.answerHere} />
    </service.ReplySource>
  )
}

function AnswerHere({ onClick }: { onClick: () => void }) {
  const t = useWords<Words>()
  return (
    <Button kind="plain" icon={feather} onClick={onClick}>
      {t('heal.ai-friend.here')}
    </Button>
  )
}
