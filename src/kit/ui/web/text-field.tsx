import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>

export function TextField({ label, hint, error, hideLabel, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(hideLabel && { hideLabel })}>
      {(wiring) => <input type="text" {...input} {...wiring} className={styles.control} />}
    </Field>
  )
}
