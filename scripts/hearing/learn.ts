import { feelings, harms, matters, needs, wishes } from '../../src/knowledge/hearing/heard.ts'
import { heavinesses } from '../../src/knowledge/hearing/heaviness/heaviness.ts'
import type { PackedWeights, Packing } from '../../src/knowledge/hearing/model/packed-weights.ts'
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

const forMany = { choice: 'one', epochs: 12, rate: 0.03, heed: 1, fewestTexts: 3 } as const
/** Where a head has few texts to learn from. */
const forFew = { choice: 'any', epochs: 20, rate: 0.1, heed: 2, fewestTexts: 2 } as const

/** There are some hundred meanings, and each says much. */
const meanings: Packing = { of: 'meanings', bits: 12, fewest: 0.3, roughly: true }

export function learnNeed(told: readonly Told[]): PackedWeights {
  return learnHeads(told, needs.slice(1), {
    ...forMany,
    tables: [
      { of: 'letters', bits: 16, fewest: 1.61 },
      meanings,
      { of: 'meaningsTogether', bits: 16, fewest: 1.61 },
      { of: 'wordPairs', bits: 15, fewest: 1.9 },
    ],
  })
}

export function learnMarks(told: readonly Told[]): PackedWeights {
  const isInNeed = ({ labels }: Told) => needs.slice(1).some((need) => labels.includes(need))
  const tables: Packing[] = [
    { of: 'words', bits: 13, fewest: 1.5, roughly: true },
    { ...meanings, fewest: 1.5 },
  ]
  const learning = { ...forFew, heed: 3, tables }
  const marks = learnHeads(told.filter(isInNeed), ['child', 'now'], learning)
  const bereaved = learnHeads(told, ['bereaved'], learning)
  return {
    heads: [...marks.heads, ...bereaved.heads],
    tables: marks.tables.map((table, at) => ({
      ...table,
      groups: [...table.groups, ...(bereaved.tables[at]?.groups ?? [])],
    })),
  }
}

/** Texts that were written for another question are many, and few of them are near to harm. */
const weightOfOthers = 0.03

export function learnHarm(own: readonly Told[], others: readonly Told[]): PackedWeights {
  const told = [...own, ...others.map((one) => ({ ...one, weight: one.weight * weightOfOthers }))]
  return learnHeads(told, harms, {
    ...forMany,
    epochs: 20,
    rate: 0.1,
    fewestTexts: 5,
    tables: [{ of: 'letters', bits: 14, fewest: 0.6 }, meanings],
  })
}

export function learnTone(told: readonly Told[]): PackedWeights {
  return learnHeads(told, [...feelings, ...matters, ...wishes], {
    ...forFew,
    heed: 4,
    rate: 0.05,
    fewestTexts: 5,
    tables: [
      { of: 'words', bits: 12, fewest: 3, roughly: true },
      { ...meanings, fewest: 2 },
    ],
  })
}

export function learnWeight(told: readonly Told[]): PackedWeights {
  return learnHeads(told, heavinesses, {
    ...forMany,
    epochs: 20,
    rate: 0.05,
    fewestTexts: 1,
    tables: [
      { of: 'letters', bits: 13, fewest: 1.2 },
      meanings,
      { of: 'wordPairs', bits: 12, fewest: 1.2 },
    ],
  })
}
