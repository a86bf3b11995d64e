import type { Clock } from '#kit/clock.ts'
import type { SiteCounts } from '../contract.ts'

export type CountSite = () => Promise<SiteCounts>

/** Counting a large wall is work: nobody needs the figure of this very second. */
const freshFor = 5 * 60_000

/** Counts once for all who ask, and shows what was counted before while it counts anew. */
export function rememberCounts(count: CountSite, clock: Clock): CountSite {
  let kept: { counts: SiteCounts; at: number } | undefined
  let counting: Promise<SiteCounts> | undefined

  async function countAnew(): Promise<SiteCounts> {
    const at = clock.now()
    try {
      const counts = await count()
      kept = { counts, at }
      return counts
    } finally {
      counting = undefined
    }
  }

  return async () => {
    if (kept && clock.now() - kept.at < freshFor) return kept.counts
    counting ??= countAnew()
    if (!kept) return counting
    // Whoever asks next hears of it, if it fails again.
    counting.catch(() => {})
    return kept.counts
  }
}
