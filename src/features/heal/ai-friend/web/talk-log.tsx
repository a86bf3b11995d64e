import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import type { Words } from '../words/en.ts'
import styles from './ai-friend.module.css'
import { type Breathing, BreathingHere } from './breathing-here.tsx'
import { Bubble, Dots, Spoken } from './reply/bubble.tsx'
import { Outcome } from './reply/outcome.tsx'
import { Reply } from './reply/reply.tsx'
import { useInSight } from './use-in-sight.ts'
import type { Talk } from './use-talk.ts'

interface Props {
  readonly talk: Talk
  /** What can be done with a reply, once that has come. */
  readonly Actions: ComponentProps<typeof Reply>['Actions']
  readonly breathing: Breathing
  /** What can be tapped next. */
  readonly children: ReactNode
}

export function TalkLog({ talk, Actions, breathing, children }: Props) {
  const t = useWords<Words>()
  const { messages, opening, status, revealing, offers, coming } = talk
  const { numbers } = talk.shown
  const isAnswering = status === 'thinking' || status === 'writing'
  const { part: When } = useFetched(
    async () => (await import('#kit/ui/web/said-at.tsx')).SaidAt,
    messages.length > 0,
  )
  const [opened] = useState(Date.now)
  const log = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const isBegun = messages.length > 0 || opening !== undefined
  const moved = [messages.length, opening, status, revealing?.shown, offers.length, breathing.isOn]
  useInSight(log, below, isBegun ? moved.join() : '')

  return (
    <>
      {/* Busy while an answer comes, so that it is read out whole. */}
      <div
        ref={log}
        role="log"
        aria-label={t('heal.ai-friend.talk')}
        aria-busy={isAnswering || revealing !== undefined}
        className={styles.log}
      >
        <Bubble isUser={false}>{t('heal.ai-friend.hello')}</Bubble>
        {messages.map((message, at) => {
          const { id, timestamp } = message
          const before = messages[at - 1]?.timestamp ?? opened
          return message.isUser ? (
            <Bubble key={id} isUser when={When && <When at={timestamp} before={before} />}>
              {message.text}
            </Bubble>
          ) : (
            <Reply
              key={id}
              message={message}
              before={before}
              When={When}
              numbers={numbers}
              Actions={Actions}
              shown={revealing?.id === id ? revealing.shown : undefined}
              onRetry={at === messages.length - 1 && status === 'idle' ? talk.retry : undefined}
            />
          )
        })}
        {opening && (
          <Bubble isUser={false}>
            <Spoken text={opening} numbers={numbers} />
          </Bubble>
        )}
        {isAnswering && (
          <Bubble isUser={false}>
            {status === 'writing' && coming !== '' ? (
              <Spoken text={coming} numbers={numbers} />
            ) : (
              <Dots />
            )}
          </Bubble>
        )}
        {breathing.isOn && <BreathingHere onStop={breathing.stop} />}
      </div>
      <div ref={below} className={styles.below}>
        <Outcome talk={talk} />
        {children}
      </div>
    </>
  )
}
