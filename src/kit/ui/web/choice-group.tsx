import { type ReactNode, useId } from 'react'
import styles from './choice-group.module.css'
import { type Missing, useMissing } from './use-missing.ts'

export interface ChoiceGroupProps {
  readonly legend: ReactNode
  readonly hideLegend?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Said under the question when the form is pressed before anything is chosen. */
  readonly missing?: Missing
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Radios under one question. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, hideLegend, disabled, missing, className, children } = props
  const { said, frame } = useMissing<HTMLFieldSetElement>(missing)
  const errorId = useId()
  return (
    <fieldset
      {...frame}
      className={`${styles.group} ${className ?? ''}`}
      disabled={disabled}
      aria-describedby={said ? errorId : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {said && (
        <p id={errorId} className={styles.error} role="alert">
          {said}
        </p>
      )}
      {children}
    </fieldset>
  )
}
