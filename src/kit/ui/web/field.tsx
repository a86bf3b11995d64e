import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { type Missing, useMissing } from './use-missing.ts'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Of what nobody has to know before they write. */
  hintBelow?: boolean
  /** Said as a friend would: what is missing and what to do. */
  error?: ReactNode
  /** What the form cannot go on without; said once it is pressed too early. */
  missing?: Missing
  /** The label stays for screen readers where the page already says it in larger words. */
  hideLabel?: boolean
}

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid': boolean }

type Frame = FieldProps & {
  describedBy?: string | undefined
  below?: ReactNode
  children: (wiring: Wiring) => ReactNode
}

/** Ties a control to its label, its hint and its error; the three fields share it. */
export function Field(props: Frame) {
  const { label, hint, hintBelow, missing, hideLabel, describedBy, below, children } = props
  const id = useId()
  const { said, frame } = useMissing<HTMLDivElement>(missing)
  const error = said ?? props.error
  const ids = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  const explained = hint && (
    <p id={`${id}-hint`} className={styles.hint}>
      {hint}
    </p>
  )
  return (
    <div {...frame} className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {!hintBelow && explained}
      {children({
        id,
        ...(ids && { 'aria-describedby': ids }),
        'aria-invalid': Boolean(error),
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {hintBelow && explained}
      {below}
    </div>
  )
}
