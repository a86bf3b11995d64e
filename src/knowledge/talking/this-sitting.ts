import type { Turn } from './talk.ts'

/** After so long a silence it is another talk. */
export const sitting = 5 * 3_600_000

/** The turns since the last long silence. Turns without a time belong to what stands beside them. */
export function thisSitting(turns: readonly Turn[], now: number): readonly Turn[] {
  let later = now
  for (let at = turns.length - 1; at >= 0; at -= 1) {
    const moment = turns[at]?.at
    if (moment === undefined) continue
    if (later - moment > sitting) return turns.slice(at + 1)
    later = moment
  }
  return turns
}
