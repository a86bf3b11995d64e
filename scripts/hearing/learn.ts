import { feelings, harms, matters, needs, wishes } from '../../src/knowledge/hearing/heard.ts'
import { heavinesses } from '../../src/knowledge/hearing/heaviness/heaviness.ts'
import type { PackedWeights, Packing } from '../../src/knowledge/hearing/model/packed-weights.ts'
import type { Concept } from '../../src/knowledge/hearing/reading/lexicon-notation.ts'
import { learnChoices, learnHeads, learnHeadsApart, type Told } from './learn-heads.ts'
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
  return learnHeadsApart(
    [
      [['child', 'now'], told.filter(isInNeed)],
      [['bereaved'], told],
    ],
    { ...forFew, heed: 3, tables },
  )
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

/**
 * Of what it feels like, what it is about and what it wants, one each stands out. What was written
 * for a situation says of its matter, and nothing of how it feels.
 */
export function learnTone(told: readonly Told[], ofSituations: readonly Told[]): PackedWeights {
  const learning = {
    steps: 160,
    shyness: 1e-4,
    loudest: 2.4,
    sharpness: 1.5,
    fewestTexts: 3,
    tables: [
      { of: 'words', bits: 15, fewest: 7, roughly: true, isSparse: true },
      { of: 'meanings', bits: 12, fewest: 5, roughly: true, isSparse: true },
    ] satisfies Packing[],
  }
  const felt = ofSituations.filter(({ labels }) => isAny(labels, feelings))
  return learnChoices(
    [
      [feelings, [...told, ...felt]],
      [matters, [...told, ...ofSituations]],
      [wishes, told],
    ],
    learning,
  )
}

function isAny(labels: readonly string[], names: readonly string[]): boolean {
  return labels.some((label) => names.includes(label))
}

/** Situations are many and the texts of each few: only what words mean tells them apart. */
export function learnSituations(told: readonly Told[]): PackedWeights {
  const names = [...new Set(told.flatMap(({ labels }) => labels))].filter((one) =>
    one.includes('.'),
  )
  return learnChoices([[names.sort(), told]], {
    steps: 160,
    shyness: 1e-4,
    loudest: 1,
    sharpness: 1.5,
    fewestTexts: 2,
    tables: [{ of: 'meanings', bits: 12, fewest: 6, roughly: true, isSparse: true }],
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
