import { sayWhen } from '#kit/i18n/say-when.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'

export interface SaidAtProps {
  readonly at: number
  /** When that was said which stands before it: on another day, the day is said too. */
  readonly before: number
}

/** When a message of a talk was said, by the clock of this phone. Fetched with the first of them. */
export function SaidAt({ at, before }: SaidAtProps) {
  const { language } = useLanguage()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return (
    <time dateTime={new Date(at).toISOString()}>{sayWhen(at, before, timeZone, language)}</time>
  )
}
