import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { feather, refresh, stop } from '#kit/ui/web/icons.ts'
import { useBackOnline } from '#kit/web/use-online.ts'
import type { Words } from '../../words/en.ts'
import styles from '../ai-friend.module.css'
import type { Talk } from '../use-talk.ts'
import { Bubble } from './bubble.tsx'
import type { ReplySource } from './reply-source.tsx'

type Shared = ComposingWords & Record<'common.tryAgain', string>

/** What became of the last message, and what can be done about it. */
export function Outcome({ talk }: { talk: Talk }) {
  const t = useWords<Words & Shared>()
  const { status, wrote, hasWriter } = talk
  const Source = useReplySource(hasWriter)
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
  if (!wrote || !Source) return null
  return (
    <Source wrote={wrote}>
      <AnswerHere onClick={talk.answerHere} />
    </Source>
  )
}

type SourceShown = ComponentType<ComponentProps<typeof ReplySource>>

/** Only where there are two who might have written a reply it is said which one did. */
function useReplySource(hasWriter: boolean): SourceShown | undefined {
  const [Source, setSource] = useState<SourceShown>()
  useEffect(() => {
    if (!hasWriter) return
    import('./reply-source.tsx').then(
      ({ ReplySource }) => setSource(() => ReplySource),
      () => {},
    )
  }, [hasWriter])
  return hasWriter ? Source : undefined
}

function AnswerHere({ onClick }: { onClick: () => void }) {
  const t = useWords<Words>()
  return (
    <Button kind="plain" icon={feather} onClick={onClick}>
      {t('heal.ai-friend.here')}
    </Button>
  )
}
