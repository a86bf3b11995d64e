import { readHere } from '#capabilities/days/web/today.ts'
import { keep, newRecordId } from '#capabilities/vault/web/device-vault.ts'
import type { Mood } from '../moods.ts'

/** One more mood of a day. Its hour is known where it is noted on the day itself. */
export function addMood({ id, emoji }: Mood, day?: string): Promise<void> {
  const { date, time } = readHere()
  const when = day === undefined || day === date ? { date, time } : { date: day }
  return keep('moods', { id: newRecordId(), ...when, moodName: id, emoji })
}
