import { type ComponentProps, useEffect, useId, useState } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

type Counter = {
  /** Graphemes, counted by the caller: the same count the server will check. */
  used: number
  limit: number
  /** What stands under the field, such as "45 / 500". */
  text: string
  /** What is said near the limit, such as "20 characters left". */
  remainingText: string
}

export type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, 'id'> & { counter?: Counter }

const pauseInTyping = 700

function isNearLimit({ used, limit }: Counter): boolean {
  return limit - used <= Math.max(10, limit * 0.1)
}

/** Speaks only near the limit and only once the fingers rest, or it would talk over the writer. */
function useRemainingAnnouncement(counter: Counter | undefined): string {
  const words = counter && isNearLimit(counter) ? counter.remainingText : ''
  const [announced, announce] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => announce(words), words ? pauseInTyping : 0)
    return () => clearTimeout(timer)
  }, [words])
  return announced
}

export function TextArea(props: TextAreaProps) {
  const { label, hint, hintBelow, error, missing, hideLabel, counter, ...textarea } = props
  const counterId = useId()
  const announced = useRemainingAnnouncement(counter)
  const below = counter && (
    <>
      <p
        id={counterId}
        className={styles.below}
        data-near={isNearLimit(counter) || undefined}
        data-over={counter.used > counter.limit || undefined}
      >
        {counter.text}
      </p>
      <span className="visually-hidden" aria-live="polite">
        {announced}
      </span>
    </>
  )
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      missing={missing}
      below={below}
      {...(hintBelow && { hintBelow })}
      {...(hideLabel && { hideLabel })}
      describedBy={counter && counterId}
    >
      {(wiring) => (
        <textarea
          rows={4}
          {...textarea}
          {...wiring}
          className={`${styles.control} ${styles.ruled}`}
        />
      )}
    </Field>
  )
}
