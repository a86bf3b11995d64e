import type { ReactNode } from 'react'
import { TextField } from '#kit/ui/web/text-field.tsx'
import type { Missing } from '#kit/ui/web/use-missing.ts'
import styles from './copies.module.css'

interface PhraseFieldProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: ReactNode
  readonly missing?: Missing
  readonly value: string
  readonly isShown: boolean
  readonly onChange: (value: string) => void
}

/** A field of passwords would bring a keyboard that knows no Nepali. */
export function PhraseField({ isShown, onChange, hint, error, ...field }: PhraseFieldProps) {
  return (
    <div className={isShown ? undefined : styles.hidden}>
      <TextField
        {...field}
        {...(hint !== undefined && { hint })}
        {...(error !== undefined && { error })}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="auto"
      />
    </div>
  )
}
