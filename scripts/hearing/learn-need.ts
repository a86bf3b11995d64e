import { needs } from '../../src/knowledge/hearing/heard.ts'
import type { PackedWeights } from '../../src/knowledge/hearing/model/packed-weights.ts'
import type { Concept } from '../../src/knowledge/hearing/reading/lexicon-notation.ts'
import { learnHeads } from './learn-heads.ts'
import { makePiecesOf } from './pieces.ts'
import type { Example } from './read-corpora.ts'

const bits = 16
const marks = ['child', 'now', 'bereaved']

export function learnNeed(
  examples: readonly Example[],
  concepts: readonly Concept[],
): PackedWeights {
  const piecesOf = makePiecesOf(concepts)
  const read = examples.map(({ text, labels }) => ({
    pieces: piecesOf(text),
    need: needs.findIndex((need) => need === labels[0]),
    labels,
  }))
  const kinds = learnHeads(
    read.map(({ pieces, need }) => ({ pieces, label: need })),
    needs.slice(1),
    { bits, kept: 9_000 },
  )
  const marked = marks.flatMap((mark) =>
    learnHeads(
      read
        .filter(({ need }) => need > 0 || mark === 'bereaved')
        .map(({ pieces, labels }) => ({ pieces, label: labels.includes(mark) ? 1 : 0 })),
      [mark],
      { bits, kept: 1_500 },
    ),
  )
  return { bits, heads: [...kinds, ...marked] }
}
