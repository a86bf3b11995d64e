import { makeHeads, type Read } from '#knowledge/hearing/ear.ts'
import { packedSituations } from '#knowledge/hearing/learnt/situations.ts'
import { chancesOf } from '#knowledge/hearing/model/judge-stretches.ts'

/** A situation of `situations/`, and how likely a message tells it. */
export interface Meant {
  readonly about: string
  readonly id: string
  /** From 0 to 1, together with all others and with none of them. */
  readonly weight: number
}

const heads = makeHeads(packedSituations)
/** The last head says none of them. */
const places = heads.names.slice(0, -1).map((name) => {
  const [about = '', id = ''] = name.split('.')
  return { about, id }
})
const least = 0.02

/** Which situations a message tells, the likeliest first: learnt from how people type each. */
export function meantIn(read: Read): readonly Meant[] {
  const likeliest = new Float64Array(places.length)
  for (const { scores } of heads.judge(read)) {
    chancesOf(scores).forEach((chance, at) => {
      if (chance > (likeliest[at] ?? 1)) likeliest[at] = chance
    })
  }
  return places
    .map((place, at) => ({ ...place, weight: likeliest[at] as number }))
    .filter(({ weight }) => weight >= least)
    .sort((a, b) => b.weight - a.weight)
}

/** How likely a message is about a matter at all, in whichever situation. */
export function weightOfMatter(meant: readonly Meant[], about: string): number {
  return meant.reduce((sum, one) => sum + (one.about === about ? one.weight : 0), 0)
}
