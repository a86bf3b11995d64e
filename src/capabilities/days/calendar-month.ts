import {
  bsMonthLength,
  bsToDayNumber,
  dayNumberToBs,
  isProvisional,
} from '#kit/i18n/bikram-sambat.ts'
import { adMonthNames, bsMonthNames } from '#kit/i18n/calendar-names.ts'
import { fromDayNumber, toDayNumber, weekdayOf } from '#kit/i18n/civil-day.ts'
import type { Language } from '#kit/i18n/language.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { layMonth } from './lay-month.ts'

export type Calendar = 'ad' | 'bs'

/** A month of one calendar, found by any day in it. */
export interface CalendarMonth {
  readonly calendar: Calendar
  readonly year: number
  readonly month: number
  /** Day number of its first day. */
  readonly first: number
  readonly length: number
  /** The lengths of its year's months are not settled: a date may be off by a day or two. */
  readonly provisional: boolean
}

/** Undefined for a Bikram Sambat day outside the years that are known. */
export function findMonth(calendar: Calendar, dayNumber: number): CalendarMonth | undefined {
  return calendar === 'ad' ? findAdMonth(dayNumber) : findBsMonth(dayNumber)
}

function findAdMonth(dayNumber: number): CalendarMonth {
  const { year, month } = fromDayNumber(dayNumber)
  const first = toDayNumber({ year, month, day: 1 })
  const next = toDayNumber(
    month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 },
  )
  return { calendar: 'ad', year, month, first, length: next - first, provisional: false }
}

function findBsMonth(dayNumber: number): CalendarMonth | undefined {
  const day = dayNumberToBs(dayNumber)
  if (!day) return undefined
  const { year, month } = day
  const first = bsToDayNumber({ year, month, day: 1 }) as number
  const length = bsMonthLength(year, month) as number
  return { calendar: 'bs', year, month, first, length, provisional: isProvisional(year) }
}

export function monthBefore({ calendar, first }: CalendarMonth): CalendarMonth | undefined {
  return findMonth(calendar, first - 1)
}

export function monthAfter({ calendar, first, length }: CalendarMonth): CalendarMonth | undefined {
  return findMonth(calendar, first + length)
}

/** "November 2026" or "२०८३ मङ्सिर". */
export function nameMonth({ calendar, year, month }: CalendarMonth, language: Language): string {
  const names = calendar === 'bs' ? bsMonthNames : adMonthNames
  const name = names[language][month - 1]
  return language === 'np' ? toDevanagariDigits(`${year} ${name}`) : `${name} ${year}`
}

export interface MonthDay {
  /** As this calendar counts: 1 to 32. */
  readonly day: number
  readonly dayNumber: number
}

/** Its weeks from Sunday to Saturday; null where a week reaches beyond the month. */
export function layWeeks({ first, length }: CalendarMonth): (MonthDay | null)[][] {
  return layMonth(weekdayOf(first), length).map((week) =>
    week.map((day) => (day === null ? null : { day, dayNumber: first + day - 1 })),
  )
}
