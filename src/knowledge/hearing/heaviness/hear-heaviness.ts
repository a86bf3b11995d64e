import { makeHeads, readText } from '../ear.ts'
import { needIn } from '../hear-need.ts'
import { packedWeight } from '../learnt/weight.ts'
import { type Heaviness, heavinesses } from './heaviness.ts'

const heads = makeHeads(packedWeight)
const enough = 0.33
/** A topic of a few words says too little for what sentences are heard by. */
const fewWords = 4

const nothing = { need: 'none', bereaved: false } as const

/**
 * What makes a topic or a page too heavy for the ordinary poems, which look about them and find
 * something lovely. The heaviest is answered where there are several.
 */
export function hearHeaviness(text: string): Heaviness | undefined {
  const read = readText(text)
  const { need, bereaved } = text.trim().split(/\s+/).length > fewWords ? needIn(read) : nothing
  if (bereaved || (need !== 'none' && need !== 'harmed')) return 'despair'
  const heard = new Set<Heaviness>(need === 'harmed' ? ['harm'] : [])
  for (const { scores } of heads.judge(read)) {
    const weights = [...scores].map(Math.exp)
    const all = weights.reduce((sum, weight) => sum + weight, 1)
    heavinesses.forEach((heaviness, at) => {
      if ((weights[at] as number) / all >= enough) heard.add(heaviness)
    })
  }
  return heavinesses.find((heaviness) => heard.has(heaviness))
}
