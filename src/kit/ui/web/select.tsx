import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons.ts'

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly { value: string; label: string }[]
  }

export function Select(props: SelectProps) {
  const { label, hint, error, missing, hideLabel, options, ...select } = props
  return (
    <Field {...{ label, hint, error, missing }} {...(hideLabel && { hideLabel })}>
      {(wiring) => (
        <div className={styles.picker}>
          <select {...wiring} {...select} className={`${styles.control} ${styles.select}`}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={chevronDown} size="small" />
        </div>
      )}
    </Field>
  )
}
