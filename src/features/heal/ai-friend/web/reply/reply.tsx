import { type ComponentType, memo } from 'react'
import type { FindNumbers } from '../../talk/numbers-in-text.ts'
import type { ActionsProps } from './actions.tsx'
import styles from './bubble.module.css'
import { Bubble, Spoken } from './bubble.tsx'

export interface ReplyProps extends ActionsProps {
  readonly numbers: FindNumbers | undefined
  readonly shown?: number | undefined
  /** Until they have come their place is kept. */
  readonly Actions: ComponentType<ActionsProps> | undefined
}

/** One reply of the friend. A talk of two hundred is drawn again only where something changed. */
export const Reply = memo(function Reply({ Actions, numbers, shown, ...props }: ReplyProps) {
  const actions = Actions ? <Actions {...props} /> : <div className={styles.actions} />
  return (
    <Bubble isUser={false} below={shown === undefined && actions}>
      <Spoken text={props.message.text} numbers={numbers} shown={shown} />
    </Bubble>
  )
})
