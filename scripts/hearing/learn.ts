import { feelings, harms, matters, needs, wishes } from '../../src/knowledge/hearing/heard.ts'
import { heavinesses } from '../../src/knowledge/hearing/heaviness/heaviness.ts'
import { type PackedWeights, packGroup } from '../../src/knowledge/hearing/model/packed-weights.ts'
import type { Concept } from '../../src/knowledge/hearing/reading/lexicon-notation.ts'
import { learnHeads, type Told } from './learn-heads.ts'
import type { Diligence } from './linear-model.ts'
import { makePiecesOf } from './pieces.ts'
import type { Example } from './read-corpora.ts'

/** A sentence of a grammar counts less than one that somebody wrote. */
const weightOfWidened = 0.1

export type Tell = (examples: readonly Example[]) => Told[]

/** Reads texts once for all that is learnt from them. */
export function makeTell(concepts: readonly Concept[], closely = true): Tell {
  const piecesOf = makePiecesOf(concepts, closely)
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
const fewest = { need: 1.42, mark: 1.5, harm: 1.25, tone: 3.1, weight: 1.2 }

const forMany: Diligence = { epochs: 10, rate: 0.02, heed: 1, fewestTexts: 1 }
/** Where a head has few texts to learn from. */
const forFew: Diligence = { epochs: 20, rate: 0.1, heed: 2, fewestTexts: 2 }

export function learnNeed(told: readonly Told[]): PackedWeights {
  const bits = 17
  const kinds = learnHeads(told, needs.slice(1), 'one', bits, forMany)
  return { bits, closely: true, groups: [packGroup(kinds, fewest.need)] }
}

export function learnMarks(told: readonly Told[]): PackedWeights {
  const bits = 14
  const isInNeed = ({ labels }: Told) => needs.slice(1).some((need) => labels.includes(need))
  const diligence = { ...forFew, heed: 3 }
  const marks = learnHeads(told.filter(isInNeed), ['child', 'now'], 'any', bits, diligence)
  const bereaved = learnHeads(told, ['bereaved'], 'any', bits, diligence)
  return { bits, closely: false, groups: [packGroup([...marks, ...bereaved], fewest.mark, true)] }
}

/** Texts that were written for another question are many, and few of them are near to harm. */
const weightOfOthers = 0.1

export function learnHarm(own: readonly Told[], others: readonly Told[]): PackedWeights {
  const bits = 15
  const told = [...own, ...others.map((one) => ({ ...one, weight: one.weight * weightOfOthers }))]
  const heads = learnHeads(told, harms, 'one', bits, { ...forMany, epochs: 20, rate: 0.05 })
  return {
    bits,
    closely: false,
    groups: [packGroup(heads.slice(0, 4), fewest.harm), packGroup(heads.slice(4), fewest.harm)],
  }
}

export function learnTone(told: readonly Told[]): PackedWeights {
  const bits = 14
  const heads = learnHeads(told, [...feelings, ...matters, ...wishes], 'any', bits, {
    ...forFew,
    heed: 4,
    rate: 0.05,
  })
  return { bits, closely: false, groups: heads.map((head) => packGroup([head], fewest.tone, true)) }
}

export function learnWeight(told: readonly Told[]): PackedWeights {
  const bits = 14
  const heads = learnHeads(told, heavinesses, 'one', bits, { ...forMany, rate: 0.05, epochs: 20 })
  return { bits, closely: true, groups: [packGroup(heads, fewest.weight)] }
}
