import { momentOf } from '#capabilities/vault/record-id.ts'
import type { MoodEntry } from '#capabilities/vault/records.ts'

/** The moods of each day, as they came. */
export function moodsByDay(
  entries: readonly MoodEntry[],
): ReadonlyMap<string, readonly MoodEntry[]> {
  const days = new Map<string, MoodEntry[]>()
  for (const entry of [...entries].sort((one, other) => madeAt(one) - madeAt(other))) {
    const day = days.get(entry.date)
    if (day) day.push(entry)
    else days.set(entry.date, [entry])
  }
  return days
}

/** The id of one that an older page kept is its date, and says nothing of the moment. */
function madeAt({ id, date, changed }: MoodEntry): number {
  return id.startsWith(date) ? changed : momentOf(id)
}
