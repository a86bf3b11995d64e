import { civilToBs, formatBsDay } from './bikram-sambat.ts'
import { toDayNumber } from './civil-day.ts'
import { formatClock } from './clock.ts'
import { formatAdDay } from './dates.ts'
import type { Language } from './language.ts'
import { dayInZone } from './zoned-time.ts'

/** "2083 मङ्सिर 7 गते, सोमबार", the day of the Bikram Sambat where it reaches that far. */
export function sayDate(at: number, timeZone: string, language: Language): string {
  const day = dayInZone(at, timeZone)
  const bs = civilToBs(day)
  return bs ? formatBsDay(bs, language) : formatAdDay(day, language)
}

/** "2083 मङ्सिर 7 गते, सोमबार · बिहान ८:०५ बजे" */
export function sayDayAndHour(at: number, timeZone: string, language: Language): string {
  return `${sayDate(at, timeZone, language)} · ${formatClock(at, timeZone, language)}`
}

/** The hour alone where the day is that of what stands before it, and is known from there. */
export function sayWhen(at: number, before: number, timeZone: string, language: Language): string {
  const [day, dayBefore] = [at, before].map((each) => toDayNumber(dayInZone(each, timeZone)))
  return day === dayBefore
    ? formatClock(at, timeZone, language)
    : sayDayAndHour(at, timeZone, language)
}
