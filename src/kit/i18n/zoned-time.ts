import type { CivilDay } from './civil-day.ts'
import { kathmandu } from './kathmandu.ts'

/** What the calendar and the clock on the wall show in one place at one moment. */
export type ZonedTime = CivilDay & {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const nowhere: ZonedTime = {
  year: Number.NaN,
  month: Number.NaN,
  day: Number.NaN,
  hour: Number.NaN,
  minute: Number.NaN,
  second: Number.NaN,
}

/**
 * A moment that is no moment (NaN) gives a time of NaNs, which the formatters show as nothing.
 * A time zone this engine does not know is read as Kathmandu.
 */
export function timeInZone(epochMillis: number, timeZone: string): ZonedTime {
  if (Number.isNaN(new Date(epochMillis).getTime())) return nowhere
  const time = { ...nowhere }
  for (const { type, value } of readerFor(timeZone).formatToParts(epochMillis)) {
    if (type in time) time[type as keyof ZonedTime] = Number(value)
  }
  return time
}

export function dayInZone(epochMillis: number, timeZone: string): CivilDay {
  const { year, month, day } = timeInZone(epochMillis, timeZone)
  return { year, month, day }
}

/** Today in Kathmandu is not today in Qatar: the day's poll and rashifal go by this one. */
export function todayInKathmandu(epochMillis: number): CivilDay {
  return dayInZone(epochMillis, kathmandu)
}

// Making a formatter costs more than using it a hundred times. Zones arrive from visitors in any
// spelling ("asia/KATHMANDU" works too), so on a server the collection has to have an end.
const readers = new Map<string, Intl.DateTimeFormat>()
const mostReaders = 64

function readerFor(timeZone: string): Intl.DateTimeFormat {
  const known = readers.get(timeZone)
  if (known) return known
  if (readers.size >= mostReaders) readers.clear()
  const reader = makeReader(timeZone)
  readers.set(timeZone, reader)
  return reader
}

function makeReader(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  } catch {
    return makeReader(kathmandu)
  }
}
