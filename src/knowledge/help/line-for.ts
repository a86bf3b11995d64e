import type { Need } from '#knowledge/hearing/heard.ts'
import { helplineElsewhere } from './elsewhere.ts'
import { helpIn } from './help-in.ts'
import type { HelpPlace } from './help-place.ts'
import type { Helpline, Reason } from './helpline.ts'

/** Whom to call, for one need. */
export interface LinesFor {
  readonly first: Helpline
  /** The others that fit, the nearest first. */
  readonly further: readonly Helpline[]
  /** Where something was swallowed or bleeds, it comes before any talk. */
  readonly ambulance: Helpline
  readonly police: Helpline
}

/** The one answer to which number stands beside which words. */
export function helplineFor(need: Need, child: boolean, place: HelpPlace = 'np'): LinesFor {
  const ambulance = firstFor('ambulance', place)
  const police = firstFor('police', place)
  const own = need === 'harmed' ? [...linesFor('hurt', place), police] : linesFor('dying', place)
  const nearest = child ? [...linesFor('child', place), ...own] : own
  const others = need === 'other' ? [ambulance, police] : [ambulance]
  const [first = ambulance, ...further] = new Set([...nearest, ...others])
  return { first, further, ambulance, police }
}

/** The lines of a place that are there for a reason, in the order they are offered. */
export function linesFor(reason: Reason, place: HelpPlace): readonly Helpline[] {
  return helpIn[place].lines.filter(({ reasons }) => reasons.includes(reason))
}

function firstFor(reason: Reason, place: HelpPlace): Helpline {
  return linesFor(reason, place)[0] ?? helplineElsewhere
}
