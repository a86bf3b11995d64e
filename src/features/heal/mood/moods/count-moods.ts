import { type TrackerMood, trackerMoods } from '#capabilities/moods/tracker-moods.ts'

export interface MoodCount {
  readonly mood: TrackerMood
  readonly count: number
}

/** How often each mood came, the commonest first; what never came is left out. */
export function countMoods(entries: readonly { readonly moodName: string }[]): MoodCount[] {
  return trackerMoods
    .map((mood) => ({
      mood,
      count: entries.filter((entry) => entry.moodName === mood.id).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}
