import type { ReactNode } from 'react'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import type { Missing } from '#kit/ui/web/use-missing.ts'

interface WordsFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error: ReactNode
  readonly missing: Missing
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Thirteen words are copied from paper, and have to be seen for that. */
export function WordsField({ onChange, ...field }: WordsFieldProps) {
  return (
    <TextArea
      {...field}
      onChange={(event) => onChange(event.target.value)}
      rows={3}
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="auto"
    />
  )
}
