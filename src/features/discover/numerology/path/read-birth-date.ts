import {
  type BsDay,
  bsMonthLength,
  bsToDayNumber,
  bsYearStatus,
  dayNumberToBs,
  isRealBsDay,
} from '#kit/i18n/bikram-sambat.ts'
import { type CivilDay, fromDayNumber, isRealDay, toDayNumber } from '#kit/i18n/civil-day.ts'
import { toLatinDigits } from '#kit/i18n/numbers.ts'

/** As the fields hold it, in digits of either script. */
export type TypedDate =
  | { readonly calendar: 'ad'; readonly date: string }
  | {
      readonly calendar: 'bs'
      readonly year: string
      readonly month: string
      readonly day: string
    }

export type DateProblem =
  | { readonly kind: 'figures' | 'noSuchDay' | 'future' | 'outsideTable' }
  | { readonly kind: 'noSuchBsDay'; readonly year: number; readonly month: number; days: number }

export type BirthDate = {
  readonly ad: CivilDay
  /** Missing for days older than the table of the Nepali calendar. */
  readonly bs: BsDay | undefined
}

export type ReadBirthDate =
  | { readonly ok: true; readonly date: BirthDate }
  | { readonly ok: false; readonly problem: DateProblem }

/** `today` is the visitor’s own day, counted from 1 January 1970. */
export function readBirthDate(typed: TypedDate, today: number): ReadBirthDate {
  const read = typed.calendar === 'ad' ? readAd(typed.date) : readBs(typed)
  if (typeof read !== 'number') return { ok: false, problem: read }
  if (read > today) return { ok: false, problem: { kind: 'future' } }
  return { ok: true, date: { ad: fromDayNumber(read), bs: dayNumberToBs(read) } }
}

// An old phone shows a plain field where the date picker should be, and people write 1986/5/11.
const adDate = /^(\d{1,4})[-/.\s](\d{1,2})[-/.\s](\d{1,2})$/

function readAd(text: string): number | DateProblem {
  const figures = adDate.exec(toLatinDigits(text).trim())
  if (!figures) return { kind: 'figures' }
  const [year, month, day] = figures.slice(1).map(Number) as [number, number, number]
  const civil = { year, month, day }
  return isRealDay(civil) ? toDayNumber(civil) : { kind: 'noSuchDay' }
}

function readBs(typed: { year: string; month: string; day: string }): number | DateProblem {
  const [year, month, day] = [typed.year, typed.month, typed.day].map(readFigure)
  if (year === undefined || month === undefined || day === undefined) return { kind: 'figures' }
  if (!bsYearStatus(year)) return { kind: 'outsideTable' }
  const days = bsMonthLength(year, month)
  if (days === undefined) return { kind: 'noSuchDay' }
  if (!isRealBsDay({ year, month, day })) return { kind: 'noSuchBsDay', year, month, days }
  return bsToDayNumber({ year, month, day }) ?? { kind: 'outsideTable' }
}

function readFigure(text: string): number | undefined {
  const figures = toLatinDigits(text).trim()
  return /^\d{1,4}$/.test(figures) ? Number(figures) : undefined
}
