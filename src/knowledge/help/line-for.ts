import type { Need } from '#knowledge/hearing/heard.ts'
import { type Helpline, helplines } from './helplines.ts'

/** Where somebody is, as far as help knows its numbers. */
export type HelpPlace = 'np'

/** Whom to call, for one need. */
export interface LinesFor {
  readonly first: Helpline
  /** The others that fit, the nearest first. */
  readonly further: readonly Helpline[]
  /** Where something was swallowed or bleeds, it comes before any talk. */
  readonly ambulance: Helpline
  readonly police: Helpline
}

interface Numbers {
  readonly dying: readonly string[]
  readonly harmed: readonly string[]
  readonly child: readonly string[]
  readonly ambulance: string
  readonly police: string
}

const numbersOf: Readonly<Record<HelpPlace, Numbers>> = {
  np: {
    dying: ['np-1166', 'np-tuth', 'np-patan'],
    harmed: ['np-1145'],
    child: ['np-1098'],
    ambulance: 'np-102',
    police: 'np-100',
  },
}

/** The one answer to which number stands beside which words. */
export function helplineFor(need: Need, child: boolean, place: HelpPlace = 'np'): LinesFor {
  const { dying, harmed, child: ofChildren, ambulance, police } = numbersOf[place]
  const own = need === 'harmed' ? [...harmed, police] : dying
  const [first = ambulance, ...further] = child ? [...ofChildren, ...own] : own
  const others = need === 'other' ? [ambulance, police] : [ambulance]
  return {
    first: lineOf(first),
    further: [...new Set([...further, ...others])].map(lineOf),
    ambulance: lineOf(ambulance),
    police: lineOf(police),
  }
}

function lineOf(id: string): Helpline {
  return helplines.find((line) => line.id === id) as Helpline
}
