import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>

export function TextField(props: TextFieldProps) {
  const { label, hint, hintBelow, error, missing, hideLabel, ...input } = props
  return (
    <Field
      {...{ label, hint, error, missing }}
      {...(hideLabel && { hideLabel })}
      {...(hintBelow && { hintBelow })}
    >
      {(wiring) => <input type="text" {...wiring} {...input} className={styles.control} />}
    </Field>
  )
}
