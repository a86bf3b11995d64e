import { type ComponentType, memo } from 'react'
import type { SaidAt } from '#kit/ui/web/said-at.tsx'
import type { FindNumbers } from '../../talk/numbers-in-text.ts'
import type { ActionsProps } from './actions.tsx'
import styles from './bubble.module.css'
import { Bubble, Spoken } from './bubble.tsx'

export interface ReplyProps extends ActionsProps {
  readonly numbers: FindNumbers | undefined
  readonly shown?: number | undefined
  /** When that was said which stands before it. */
  readonly before: number
  readonly When: typeof SaidAt | undefined
  /** Until they have come their place is kept. */
  readonly Actions: ComponentType<ActionsProps> | undefined
}

/** One reply of the friend. A talk of two hundred is drawn again only where something changed. */
export const Reply = memo(function Reply(all: ReplyProps) {
  const { Actions, numbers, shown, before, When, ...props } = all
  const { text, timestamp } = props.message
  const actions = Actions ? <Actions {...props} /> : <div className={styles.actions} />
  return (
    <Bubble
      isUser={false}
      when={When && <When at={timestamp} before={before} />}
      below={shown === undefined && actions}
    >
      <Spoken text={text} numbers={numbers} shown={shown} />
    </Bubble>
  )
})
