/** A day of the Gregorian calendar as people write it: January is 1. It belongs to no time zone. */
export type CivilDay = { readonly year: number; readonly month: number; readonly day: number }

const millisPerDay = 86_400_000

/** Days since 1 January 1970; NaN when there is no such day (30 February). */
export function toDayNumber(civil: CivilDay): number {
  // Date.UTC would read the year 50 as 1950; setUTCFullYear takes every year as it is.
  const millis = new Date(0).setUTCFullYear(civil.year, civil.month - 1, civil.day)
  const dayNumber = millis / millisPerDay
  const real = fromDayNumber(dayNumber)
  const isSame = real.year === civil.year && real.month === civil.month && real.day === civil.day
  return isSame ? dayNumber : Number.NaN
}

export function fromDayNumber(dayNumber: number): CivilDay {
  const date = new Date(dayNumber * millisPerDay)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  }
}

/** In the years that a date field can hold; before the first there is no other that is called 0. */
export function isRealDay(civil: CivilDay): boolean {
  return civil.year >= 1 && civil.year <= 9999 && !Number.isNaN(toDayNumber(civil))
}

/** 0 is Sunday, the first day of the week in Nepal. */
export function weekdayOf(dayNumber: number): number {
  // 1 January 1970 was a Thursday; the second remainder keeps days before it positive.
  return (((dayNumber + 4) % 7) + 7) % 7
}

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
