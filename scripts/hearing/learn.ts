import { feelings, harms, matters, needs, wishes } from '../../src/knowledge/hearing/heard.ts'
import type { PackedWeights } from '../../src/knowledge/hearing/model/packed-weights.ts'
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

export function learnNeed(told: readonly Told[]): PackedWeights {
  const bits = 17
  const kinds = learnHeads(told, needs.slice(1), 'one', { bits, fewest: 1.65 })
  const inNeed = told.filter(({ labels }) => labels[0] !== 'none')
  const marks = learnHeads(inNeed, ['child', 'now'], 'any', { bits, fewest: 4 })
  const bereaved = learnHeads(told, ['bereaved'], 'any', { bits, fewest: 6 })
  return { bits, heads: [...kinds, ...marks, ...bereaved] }
}

export function learnHarm(told: readonly Told[]): PackedWeights {
  const bits = 16
  return { bits, heads: learnHeads(told, harms, 'one', { bits, fewest: 2.5 }) }
}

export function learnTone(told: readonly Told[]): PackedWeights {
  const bits = 15
  const names = [...feelings, ...matters, ...wishes]
  return { bits, heads: learnHeads(told, names, 'any', { bits, fewest: 3 }) }
}
