import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Said as a friend would: what is missing and what to do. */
  error?: ReactNode
  /** The label stays for screen readers where the page already says it in larger words. */
  hideLabel?: boolean
}

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

type Frame = FieldProps & {
  describedBy?: string | undefined
  below?: ReactNode
  children: (wiring: Wiring) => ReactNode
}

/** Ties a control to its label, its hint and its error; the three fields share it. */
export function Field({ label, hint, error, hideLabel, describedBy, below, children }: Frame) {
  const id = useId()
  const ids = [hint && `${id}-hint`, error && `${id}-error`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(ids && { 'aria-describedby': ids }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      {below}
    </div>
  )
}
