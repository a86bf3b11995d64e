import { type CivilDay, fromDayNumber, toDayNumber } from './civil-day.ts'

/** "2026-11-21": sorts as text, and every language of computers reads it. */
export function writeIsoDay({ year, month, day }: CivilDay): string {
  return [padded(year, 4), padded(month), padded(day)].join('-')
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

/** "07:30" */
export function writeClockTime({ hour, minute }: { hour: number; minute: number }): string {
  return `${padded(hour)}:${padded(minute)}`
}

export function padded(figure: number, length = 2): string {
  return String(figure).padStart(length, '0')
}
