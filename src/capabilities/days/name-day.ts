import { civilToBs, formatBsDay } from '#kit/i18n/bikram-sambat.ts'
import { adMonthNames, bsMonthNames } from '#kit/i18n/calendar-names.ts'
import { readIsoDay } from '#kit/i18n/civil-day.ts'
import { formatClock } from '#kit/i18n/clock.ts'
import { formatAdDay } from '#kit/i18n/dates.ts'
import type { Language } from '#kit/i18n/language.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import type { Calendar } from './calendar-month.ts'

/** A kept day in the calendar the visitor reads: "5 Mangsir 2083 BS, Saturday". */
export function nameDay(date: string, calendar: Calendar, language: Language): string {
  const civil = readIsoDay(date)
  const bs = calendar === 'bs' && civilToBs(civil)
  return bs ? formatBsDay(bs, language) : formatAdDay(civil, language)
}

/** "5 Mangsir" or "मङ्सिर ५ गते": a day of the last months, for a line that has little room. */
export function nameShortDay(date: string, calendar: Calendar, language: Language): string {
  const civil = readIsoDay(date)
  const bs = calendar === 'bs' ? civilToBs(civil) : undefined
  const { month, day } = bs ?? civil
  const name = (bs ? bsMonthNames : adMonthNames)[language][month - 1]
  if (!name) return ''
  if (language === 'en') return `${day} ${name}`
  return toDevanagariDigits(bs ? `${name} ${day} गते` : `${name} ${day}`)
}

/** "7:05 AM" or "बिहान ७:०५ बजे", from the wall time that was kept with the record. */
export function nameTime(time: string, language: Language): string {
  return formatClock(Date.parse(`1970-01-01T${time}:00Z`), 'UTC', language)
}
