import {
  type FeatureKind,
  readStretch,
  type Said,
} from '../../src/knowledge/hearing/reading/features.ts'
import { makeLexicon } from '../../src/knowledge/hearing/reading/lexicon.ts'
import type { Concept } from '../../src/knowledge/hearing/reading/lexicon-notation.ts'
import { readWords } from '../../src/knowledge/hearing/reading/read-words.ts'
import { makeSenses } from '../../src/knowledge/hearing/reading/sense.ts'
import {
  areNeighbours,
  type Stretch,
  stretchesOf,
} from '../../src/knowledge/hearing/reading/stretches.ts'

/** The features of a piece of a text, by their kind. */
export type Piece = Readonly<Record<FeatureKind, readonly number[]>>

/** Each piece of a text that may speak for it. */
export type PiecesOf = (text: string) => Piece[]

export function makePiecesOf(concepts: readonly Concept[]): PiecesOf {
  const lexicon = makeLexicon(concepts)
  const senseOf = makeSenses(lexicon)
  return (text) => {
    const words = readWords(text)
    const senses = words.map(({ letters }) => senseOf(letters))
    const stretches = stretchesOf(words)
    const single = stretches.map((stretch) => pieceOf(readStretch(senses, stretch)))
    const pairs = stretches.slice(1).flatMap((next, before) => {
      if (!areNeighbours(stretches[before] as Stretch, next)) return []
      return [together(single[before] as Piece, single[before + 1] as Piece)]
    })
    return [...single, ...pairs]
  }
}

function pieceOf({ readings, meanings, meaningsTogether, wordPairs }: Said): Piece {
  return {
    letters: readings.flatMap(({ letters }) => letters),
    words: readings.map(({ hash }) => hash),
    meanings,
    meaningsTogether,
    wordPairs,
  }
}

function together(one: Piece, next: Piece): Piece {
  return {
    letters: [...one.letters, ...next.letters],
    words: [...one.words, ...next.words],
    meanings: [...one.meanings, ...next.meanings],
    meaningsTogether: [...one.meaningsTogether, ...next.meaningsTogether],
    wordPairs: [...one.wordPairs, ...next.wordPairs],
  }
}
