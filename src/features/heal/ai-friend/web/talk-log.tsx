import { useEffect, useRef } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { feather, refresh, stop } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'
import styles from './ai-friend.module.css'
import { Bubble } from './bubble.tsx'
import type { Talk } from './use-talk.ts'

type Shared = Record<'common.tryAgain' | 'common.composing.stop', string>

export function TalkLog({ talk }: { talk: Talk }) {
  const t = useWords<Words & Shared>()
  const end = useRef<HTMLDivElement>(null)
  const { messages, composing } = talk
  const { status, text } = composing
  const isWriting = status === 'writing'
  const last = messages.at(-1)
  const isAnswered = status === 'done' && !composing.care && last?.text === text
  const isFromShelf = composing.source === 'shelf'

  useEffect(() => {
    if (messages.length > 0) end.current?.scrollIntoView({ block: 'nearest' })
  }, [messages.length])

  return (
    <>
      {/* Busy while an answer is written, so that it is read out whole. */}
      <div
        role="log"
        aria-label={t('heal.ai-friend.talk')}
        aria-busy={isWriting}
        className={styles.log}
      >
        <Bubble text={t('heal.ai-friend.hello')} isUser={false} />
        {messages.map((message) => (
          <Bubble
            key={message.id}
            text={message.text}
            isUser={message.isUser}
            canCopy={!message.isUser}
          />
        ))}
        {isWriting && (
          <Bubble text={text} isUser={false}>
            {text === '' && <span className={styles.waiting}>{t('heal.ai-friend.answering')}</span>}
          </Bubble>
        )}
      </div>
      <div className={styles.below} ref={end}>
        {isWriting && (
          <Button kind="quiet" icon={stop} onClick={composing.stop}>
            {t('common.composing.stop')}
          </Button>
        )}
        {status === 'failed' && (
          <>
            <ErrorState
              message={t('heal.ai-friend.failed')}
              retryLabel={t('common.tryAgain')}
              onRetry={talk.retry}
            />
            <AnswerHere onClick={talk.answerHere} />
          </>
        )}
        {status === 'done' && <Provenance composing={composing} />}
        {isAnswered && isFromShelf && (
          <div className="cluster">
            <Button kind="quiet" icon={refresh} onClick={talk.retry}>
              {t('common.tryAgain')}
            </Button>
            <AnswerHere onClick={talk.answerHere} />
          </div>
        )}
        {isAnswered && !isFromShelf && (
          <Button kind="plain" icon={refresh} onClick={talk.retry}>
            {t('heal.ai-friend.retry')}
          </Button>
        )}
        {/* Stopped before the first word, or left before it came. */}
        {status === 'idle' && last?.isUser && (
          <Button kind="quiet" icon={refresh} onClick={talk.retry}>
            {t('heal.ai-friend.unanswered')}
          </Button>
        )}
      </div>
    </>
  )
}

function AnswerHere({ onClick }: { onClick: () => void }) {
  const t = useWords<Words>()
  return (
    <Button kind="quiet" icon={feather} onClick={onClick}>
      {t('heal.ai-friend.here')}
    </Button>
  )
}
