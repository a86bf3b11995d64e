import { findMood, type Mood, moodsOf } from './moods.ts'

const trackerMoodIds = [
  'happy',
  'sad',
  'tired',
  'angry',
  'anxious',
  'loved',
  'confident',
  'thoughtful',
] as const
export type TrackerMoodId = (typeof trackerMoodIds)[number]
export type TrackerMood = Mood<TrackerMoodId>

export const trackerMoods: readonly TrackerMood[] = moodsOf(trackerMoodIds)

export function findTrackerMood(id: string): TrackerMood | undefined {
  return findMood(trackerMoods, id)
}
