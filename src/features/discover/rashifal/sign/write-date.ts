import { adMonthNames } from '#kit/i18n/calendar-names.ts'
import type { Language } from '#kit/i18n/language.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'

/** Short enough to stand twice under a sign. */
export function writeDate(
  { month, day }: { month: number; day: number },
  language: Language,
): string {
  const name = adMonthNames[language][month - 1] ?? ''
  return `${language === 'en' ? name.slice(0, 3) : name} ${formatNumber(day, language)}`
}
