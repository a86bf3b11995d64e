import { civilToBs } from '#kit/i18n/bikram-sambat.ts'
import { dayNumberToIso, toDayNumber, weekdayOf } from '#kit/i18n/civil-day.ts'
import { todayInKathmandu } from '#kit/i18n/zoned-time.ts'
import type { ReadingPeriod } from '#knowledge/poetry/kinds.ts'

/**
 * The span of time a reading is for, by the calendar of Kathmandu: the day, the week from Sunday,
 * or the Nepali month. Everybody who asks within it gets the same reading.
 */
export function readingSpan(period: ReadingPeriod, now: number): string {
  const today = todayInKathmandu(now)
  const day = toDayNumber(today)
  switch (period) {
    case 'daily':
      return dayNumberToIso(day)
    case 'weekly':
      return dayNumberToIso(day - weekdayOf(day))
    case 'monthly': {
      const bs = civilToBs(today)
      return bs ? `${bs.year}/${bs.month}` : dayNumberToIso(day).slice(0, -3)
    }
  }
}
