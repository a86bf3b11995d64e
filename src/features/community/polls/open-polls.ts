import { toDayNumber } from '#kit/i18n/civil-day.ts'
import { todayInKathmandu } from '#kit/i18n/zoned-time.ts'
import { pollOfDay, pollsBefore } from './bank/poll-bank.ts'
import type { PollSeed } from './bank/poll-seed.ts'

/** The number of the day it is in Kathmandu: the question changes there at midnight, for everybody. */
export function dayInKathmandu(now: number): number {
  return toDayNumber(todayInKathmandu(now))
}

/** What may be seen and voted on: today's question first, then the archive. Days to come stay closed. */
export function openPolls(day: number, openingDay: number): readonly PollSeed[] {
  return [pollOfDay(day, openingDay), ...pollsBefore(day, openingDay)]
}
