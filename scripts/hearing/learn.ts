import { feelings, harms, matters, needs, wishes } from '../../src/knowledge/hearing/heard.ts'
import { type PackedWeights, packGroup } from '../../src/knowledge/hearing/model/packed-weights.ts'
import type { Concept } from '../../src/knowledge/hearing/reading/lexicon-notation.ts'
import { learnHeads, type Told } from './learn-heads.ts'
import { makePiecesOf } from './pieces.ts'
import type { Example } from './read-corpora.ts'

/** A sentence of a grammar counts less than one that somebody wrote. */
const weightOfWidened = 0.1

export type Tell = (examples: readonly Example[]) => Told[]

/** Reads texts once for all that is learnt from them. */
export function makeTell(concepts: readonly Concept[]): Tell {
  const piecesOf = makePiecesOf(concepts)
  const known = new Map<Example, Told>()
  return (examples) =>
    examples.map((example) => {
      let told = known.get(example)
      if (!told) {
        const weight = example.widened ? weightOfWidened : 1
        told = { pieces: piecesOf(example.text), labels: example.labels, weight }
        known.set(example, told)
      }
      return told
    })
}

/** How large a weight must be among the others to be worth its place in what a phone fetches. */
const fewest = { need: 1.47, mark: 4, bereaved: 6, harm: 2.2, tone: 3 }

export function learnNeed(told: readonly Told[]): PackedWeights {
  const bits = 17
  const kinds = learnHeads(told, needs.slice(1), 'one', bits)
  const inNeed = told.filter(({ labels }) => labels[0] !== 'none')
  const marks = learnHeads(inNeed, ['child', 'now'], 'any', bits)
  const bereaved = learnHeads(told, ['bereaved'], 'any', bits)
  return {
    bits,
    groups: [
      packGroup(kinds, fewest.need),
      packGroup(marks, fewest.mark),
      packGroup(bereaved, fewest.bereaved),
    ],
  }
}

export function learnHarm(told: readonly Told[]): PackedWeights {
  const bits = 16
  const heads = learnHeads(told, harms, 'one', bits)
  return {
    bits,
    groups: [packGroup(heads.slice(0, 4), fewest.harm), packGroup(heads.slice(4), fewest.harm)],
  }
}

export function learnTone(told: readonly Told[]): PackedWeights {
  const bits = 15
  const heads = learnHeads(told, [...feelings, ...matters, ...wishes], 'any', bits)
  return { bits, groups: heads.map((head) => packGroup([head], fewest.tone)) }
}
