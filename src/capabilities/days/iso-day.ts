import { type CivilDay, fromDayNumber, toDayNumber } from '#kit/i18n/civil-day.ts'

/** "2026-11-21": sorts as text, and every language of computers reads it. */
export function writeIsoDay({ year, month, day }: CivilDay): string {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
}

export function readIsoDay(date: string): CivilDay {
  const [year, month, day] = date.split('-').map(Number)
  return { year: year ?? Number.NaN, month: month ?? Number.NaN, day: day ?? Number.NaN }
}

/** Days since 1 January 1970. */
export function isoToDayNumber(date: string): number {
  return toDayNumber(readIsoDay(date))
}

export function dayNumberToIso(dayNumber: number): string {
  return writeIsoDay(fromDayNumber(dayNumber))
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
