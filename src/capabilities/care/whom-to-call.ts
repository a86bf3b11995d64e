import type { HeardNeed } from '#knowledge/hearing/hear-need.ts'
import type { HelpPlace } from '#knowledge/help/help-place.ts'
import type { Helpline } from '#knowledge/help/helpline.ts'
import { helplineFor, type LinesFor } from '#knowledge/help/line-for.ts'

interface Calls extends Pick<LinesFor, 'first' | 'ambulance' | 'police'> {
  /** Those with a button of their own, in the order in which they count. */
  readonly atOnce: readonly Helpline[]
  readonly all: readonly Helpline[]
}

/** Where a life is in danger in this hour the ambulance or the police stand before any talk. */
export function whomToCall(
  { need, child, now }: Pick<HeardNeed, 'need' | 'child' | 'now'>,
  place: HelpPlace,
): Calls {
  const { first, further, ambulance, police } = helplineFor(need, child, place)
  const urgent = need === 'harmed' ? police : ambulance
  const atOnce = now ? [urgent, first] : [first]
  return { first, ambulance, police, atOnce, all: [...new Set([...atOnce, ...further])] }
}
