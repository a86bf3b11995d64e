import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { refresh, stop } from '#kit/ui/web/icons.ts'
import { useBackOnline } from '#kit/web/use-online.ts'
import type { Words } from '../words/en.ts'
import styles from './ai-friend.module.css'
import { Bubble } from './bubble.tsx'
import { AnswerHere, ReplySource } from './reply-source.tsx'
import type { Talk } from './use-talk.ts'

type Shared = ComposingWords & Record<'common.tryAgain', string>

/** What became of the last message, and what can be done about it. */
export function Outcome({ talk }: { talk: Talk }) {
  const t = useWords<Words & Shared>()
  const { status, wrote, hasWriter } = talk
  useBackOnline(status === 'failed', talk.retry)

  if (status === 'writing') {
    return (
      <div className="cluster">
        <Button kind="quiet" icon={stop} onClick={talk.stop}>
          {t('common.composing.stop')}
        </Button>
        <AnswerHere onClick={talk.answerHere} />
      </div>
    )
  }
  if (status === 'failed') {
    return (
      <div role="alert" className={styles.failed}>
        <Bubble isUser={false}>{t('heal.ai-friend.failed')}</Bubble>
        <Button kind="quiet" icon={refresh} onClick={talk.retry}>
          {t('common.tryAgain')}
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
  return wrote && hasWriter ? <ReplySource wrote={wrote} onAnswerHere={talk.answerHere} /> : null
}
