import {
  disputedYears,
  epoch,
  firstBsYear,
  firstForecastYear,
  lastBsYear,
  monthLengthsByYear,
} from './bikram-sambat-table.ts'
import { bsMonthNames, weekdayNames } from './calendar-names.ts'
import { type CivilDay, fromDayNumber, toDayNumber, weekdayOf } from './civil-day.ts'
import type { Language } from './language.ts'
import { toDevanagariDigits } from './numbers.ts'

/** A day of the Bikram Sambat calendar: Baisakh is month 1. */
export type BsDay = { readonly year: number; readonly month: number; readonly day: number }

/**
 * How far a year's month lengths can be trusted: `forecast` years are not published yet,
 * `disputed` years differ between sources. Either way a day or two may be wrong, and the screen
 * should say so.
 */
export type BsYearStatus = 'settled' | 'forecast' | 'disputed'

export function bsYearStatus(year: number): BsYearStatus | undefined {
  if (!(year in monthLengthsByYear)) return undefined
  if (disputedYears.includes(year)) return 'disputed'
  return year >= firstForecastYear ? 'forecast' : 'settled'
}

/** True for every year that is known but not settled; `bsYearStatus` tells which way. */
export function isProvisional(year: number): boolean {
  const status = bsYearStatus(year)
  return status === 'forecast' || status === 'disputed'
}

/** Undefined outside the table and for a month that does not exist. */
export function bsMonthLength(year: number, month: number): number | undefined {
  const lastDigit = monthLengthsByYear[year]?.[month - 1]
  if (lastDigit === undefined) return undefined
  return lastDigit === '9' ? 29 : 30 + Number(lastDigit)
}

export function isRealBsDay({ year, month, day }: BsDay): boolean {
  return Number.isInteger(day) && day >= 1 && day <= (bsMonthLength(year, month) ?? 0)
}

/** Days since 1 January 1970; undefined when there is no such day, or none in the table. */
export function bsToDayNumber(bs: BsDay): number | undefined {
  const newYear = newYearDays.get(bs.year)
  if (newYear === undefined || !isRealBsDay(bs)) return undefined
  let dayNumber = newYear + bs.day - 1
  for (let month = 1; month < bs.month; month++) dayNumber += bsMonthLength(bs.year, month) ?? 0
  return dayNumber
}

/** Undefined outside the years of the table. */
export function dayNumberToBs(dayNumber: number): BsDay | undefined {
  const year = bsYearHolding(dayNumber)
  const newYear = newYearDays.get(year)
  if (newYear === undefined || !Number.isInteger(dayNumber)) return undefined
  let daysLeft = dayNumber - newYear
  for (let month = 1; month <= 12; month++) {
    const length = bsMonthLength(year, month) ?? 0
    if (daysLeft < length) return { year, month, day: daysLeft + 1 }
    daysLeft -= length
  }
  return undefined
}

export function bsToCivil(bs: BsDay): CivilDay | undefined {
  const dayNumber = bsToDayNumber(bs)
  return dayNumber === undefined ? undefined : fromDayNumber(dayNumber)
}

export function civilToBs(civil: CivilDay): BsDay | undefined {
  return dayNumberToBs(toDayNumber(civil))
}

/** "२०८३ मङ्सिर ५ गते, शनिबार" or "5 Mangsir 2083 BS, Saturday"; empty when there is no such day. */
export function formatBsDay(bs: BsDay, language: Language): string {
  const dayNumber = bsToDayNumber(bs)
  if (dayNumber === undefined) return ''
  const month = bsMonthNames[language][bs.month - 1]
  const weekday = weekdayNames[language][weekdayOf(dayNumber)]
  return language === 'np'
    ? toDevanagariDigits(`${bs.year} ${month} ${bs.day} गते, ${weekday}`)
    : `${bs.day} ${month} ${bs.year} BS, ${weekday}`
}

/** A Nepali year begins in mid April, so a Gregorian year leaves only two to choose from. */
function bsYearHolding(dayNumber: number): number {
  const laterYear = fromDayNumber(dayNumber).year + 57
  const newYear = newYearDays.get(laterYear)
  return newYear !== undefined && dayNumber >= newYear ? laterYear : laterYear - 1
}

const newYearDays = countNewYearDays()

function countNewYearDays(): ReadonlyMap<number, number> {
  const newYears = new Map<number, number>()
  let dayNumber = toDayNumber(epoch.civil) - countDays(firstBsYear, epoch.bsYear)
  for (let year = firstBsYear; year <= lastBsYear; year++) {
    newYears.set(year, dayNumber)
    dayNumber += countDays(year, year + 1)
  }
  return newYears
}

function countDays(fromYear: number, beforeYear: number): number {
  let days = 0
  for (let year = fromYear; year < beforeYear; year++) {
    for (let month = 1; month <= 12; month++) days += bsMonthLength(year, month) ?? 0
  }
  return days
}
