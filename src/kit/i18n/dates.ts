import { adMonthNames, weekdayNames } from './calendar-names.ts'
import { type CivilDay, toDayNumber, weekdayOf } from './civil-day.ts'
import type { Language } from './language.ts'
import { toDevanagariDigits } from './numbers.ts'

/**
 * "Saturday, 21 November 2026" or "सन् २०२६ नोभेम्बर २१ तारिख"; empty when there is no such day.
 * The Nepali weekday is left to the Bikram Sambat date that stands beside it.
 */
export function formatAdDay(civil: CivilDay, language: Language): string {
  const weekday = nameWeekday(civil, language)
  if (!weekday) return ''
  const date = formatAdDate(civil, language)
  return language === 'np' ? date : `${weekday}, ${date}`
}

/** The same beside a date that has said the weekday. */
export function formatAdDate(civil: CivilDay, language: Language): string {
  const month = adMonthNames[language][civil.month - 1]
  return language === 'np'
    ? toDevanagariDigits(`सन् ${civil.year} ${month} ${civil.day} तारिख`)
    : `${civil.day} ${month} ${civil.year}`
}

export function nameWeekday(civil: CivilDay, language: Language): string {
  return weekdayNames[language][weekdayOf(toDayNumber(civil))] ?? ''
}
