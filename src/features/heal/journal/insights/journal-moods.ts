import { findMood, type Mood, moodsOf } from '#capabilities/moods/moods.ts'

export const journalMoodIds = [
  'happy',
  'sad',
  'angry',
  'anxious',
  'peaceful',
  'loved',
  'tired',
  'thoughtful',
] as const
export type JournalMoodId = (typeof journalMoodIds)[number]
export type JournalMood = Mood<JournalMoodId>

export const journalMoods: readonly JournalMood[] = moodsOf(journalMoodIds)

export function findJournalMood(id: string): JournalMood | undefined {
  return findMood(journalMoods, id)
}
