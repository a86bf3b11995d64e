import type { Calendar } from '#capabilities/days/calendar-month.ts'
import { bsMonthLength, bsToDayNumber, dayNumberToBs } from '#kit/i18n/bikram-sambat.ts'
import { firstBsYear, lastBsYear } from '#kit/i18n/bikram-sambat-table.ts'
import { fromDayNumber, toDayNumber } from '#kit/i18n/civil-day.ts'
import { toLatinDigits } from '#kit/i18n/numbers.ts'

export interface WrittenDay {
  readonly year: string
  readonly month: number
  readonly day: string
}

export type Converted =
  | { readonly ok: true; readonly dayNumber: number }
  | { readonly ok: false; readonly why: 'outside'; readonly first: number; readonly last: number }
  | { readonly ok: false; readonly why: 'noSuchDay'; readonly length: number }

/** Digits of either script; anything else is no number. */
function readNumber(text: string): number {
  const digits = toLatinDigits(text).trim()
  return /^\d{1,12}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Reads a day of one calendar; it is answered in both. */
export function convertDay(written: WrittenDay, from: Calendar): Converted {
  const { month } = written
  const year = readNumber(written.year)
  const day = readNumber(written.day)
  const [first, last] = yearsOf(from)
  if (!(year >= first && year <= last)) return { ok: false, why: 'outside', first, last }
  const dayNumber =
    from === 'bs' ? bsToDayNumber({ year, month, day }) : toDayNumber({ year, month, day })
  if (dayNumber === undefined || Number.isNaN(dayNumber)) {
    return { ok: false, why: 'noSuchDay', length: lengthOf(from, year, month) }
  }
  // The first and last years of the other calendar are known in part.
  if (!dayNumberToBs(dayNumber)) return { ok: false, why: 'outside', first, last }
  return { ok: true, dayNumber }
}

function yearsOf(calendar: Calendar): [first: number, last: number] {
  if (calendar === 'bs') return [firstBsYear, lastBsYear]
  const newYearOf = (year: number) => bsToDayNumber({ year, month: 1, day: 1 }) as number
  return [fromDayNumber(newYearOf(firstBsYear)).year, fromDayNumber(newYearOf(lastBsYear)).year + 1]
}

function lengthOf(calendar: Calendar, year: number, month: number): number {
  if (calendar === 'bs') return bsMonthLength(year, month) ?? 0
  return [31, 30, 29, 28].find((day) => !Number.isNaN(toDayNumber({ year, month, day }))) as number
}
