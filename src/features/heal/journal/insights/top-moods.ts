export type MoodShare<Mood extends string> = { mood: Mood; count: number; percent: number }

/**
 * The commonest moods with their share of all entries, in whole percent. The shares of all moods
 * together make exactly 100: each is rounded down and what is left goes to the largest
 * remainders. Equals keep the order they came in, so give the newest entry first.
 */
export function topMoods<Mood extends string>(
  entries: readonly { mood: Mood }[],
  limit = 5,
): MoodShare<Mood>[] {
  const counts = new Map<Mood, number>()
  for (const { mood } of entries) counts.set(mood, (counts.get(mood) ?? 0) + 1)

  const shares = [...counts].map(([mood, count]) => {
    const exact = (count * 100) / entries.length
    return { mood, count, percent: Math.floor(exact), remainder: exact % 1 }
  })
  shares.sort((one, other) => other.count - one.count)

  const given = shares.reduce((sum, share) => sum + share.percent, 0)
  const byRemainder = [...shares].sort((one, other) => other.remainder - one.remainder)
  for (const share of byRemainder.slice(0, 100 - given)) share.percent += 1

  return shares.slice(0, limit).map(({ mood, count, percent }) => ({ mood, count, percent }))
}
