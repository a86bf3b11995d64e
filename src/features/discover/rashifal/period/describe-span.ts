import { civilToBs, formatBsDay } from '#kit/i18n/bikram-sambat.ts'
import { bsMonthNames } from '#kit/i18n/calendar-names.ts'
import { type CivilDay, fromDayNumber, toDayNumber, weekdayOf } from '#kit/i18n/civil-day.ts'
import { formatAdDay } from '#kit/i18n/dates.ts'
import type { Language } from '#kit/i18n/language.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { todayInKathmandu } from '#kit/i18n/zoned-time.ts'
import type { ReadingPeriod } from '#knowledge/poetry/kinds.ts'

/** The days a reading is for, as the calendar of Kathmandu counts them; two for a week. */
export function describeSpan(period: ReadingPeriod, now: number, language: Language): string[] {
  const today = todayInKathmandu(now)
  switch (period) {
    case 'daily':
      return [writeDay(today, language)]
    case 'weekly': {
      const day = toDayNumber(today)
      const sunday = day - weekdayOf(day)
      return [sunday, sunday + 6].map((each) => writeDay(fromDayNumber(each), language))
    }
    case 'monthly':
      return [writeMonth(today, language)]
  }
}

function writeDay(day: CivilDay, language: Language): string {
  const bs = language === 'np' ? civilToBs(day) : undefined
  return bs ? formatBsDay(bs, language) : formatAdDay(day, language)
}

/** The Nepali month in both languages: it is the month the reading is kept for. */
function writeMonth(day: CivilDay, language: Language): string {
  const bs = civilToBs(day)
  if (!bs) return formatAdDay(day, language)
  const name = bsMonthNames[language][bs.month - 1] ?? ''
  return language === 'np'
    ? `${toDevanagariDigits(String(bs.year))} ${name}`
    : `${name} ${bs.year} BS`
}
