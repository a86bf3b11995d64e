import { useWords } from '#kit/i18n/web/language.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import type { Words } from '../words/en.ts'

interface Props {
  readonly query: string
  readonly onChange: (query: string) => void
}

export function SearchField({ query, onChange }: Props) {
  const t = useWords<Words>()
  return (
    <TextField
      type="search"
      label={t('express.diary.search')}
      value={query}
      onChange={(event) => onChange(event.target.value)}
      dir="auto"
      autoComplete="off"
      enterKeyHint="search"
    />
  )
}
