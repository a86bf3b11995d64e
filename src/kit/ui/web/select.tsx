import type { ComponentProps } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons.ts'

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly { value: string; label: string }[]
  }

export function Select({ label, hint, error, hideLabel, options, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} {...(hideLabel && { hideLabel })}>
      {(wiring) => (
        <div className={styles.picker}>
          <select {...select} {...wiring} className={`${styles.control} ${styles.select}`}>
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
