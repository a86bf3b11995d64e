export type MoodShare<Mood extends string> = { mood: Mood; count: number; percent: number }

/** A share is written to a tenth of a percent. */
const tenths = 1000

/**
 * The commonest moods with their share of all entries, to one figure after the point. Moods that
 * came equally often have equal shares; what rounding down left over goes, largest remainders
 * first, to those who all can have it, so that the shares add up to 100 wherever equals allow it.
 * Equals keep the order they came in, so give the newest entry first.
 */
export function topMoods<Mood extends string>(
  entries: readonly { mood: Mood }[],
  limit = 5,
): MoodShare<Mood>[] {
  const counts = new Map<Mood, number>()
  for (const { mood } of entries) counts.set(mood, (counts.get(mood) ?? 0) + 1)
  const shareOf = shareOut([...counts.values()])
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([mood, count]) => ({ mood, count, percent: (shareOf.get(count) ?? 0) / 10 }))
}

/** How many tenths of a percent each count makes of all of them. */
function shareOut(counts: readonly number[]): ReadonlyMap<number, number> {
  const all = counts.reduce((sum, count) => sum + count, 0)
  const exactOf = (count: number) => (count * tenths) / all
  const shares = new Map(counts.map((count) => [count, Math.floor(exactOf(count))]))
  let left = tenths - counts.reduce((sum, count) => sum + (shares.get(count) ?? 0), 0)
  const byRemainder = [...shares.keys()].sort(
    (one, other) => (exactOf(other) % 1) - (exactOf(one) % 1),
  )
  for (const count of byRemainder) {
    const equals = counts.filter((each) => each === count).length
    if (equals > left) continue
    shares.set(count, (shares.get(count) ?? 0) + 1)
    left -= equals
  }
  return shares
}
