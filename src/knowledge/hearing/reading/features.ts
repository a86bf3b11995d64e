import { hashTogether } from './hash.ts'
import type { Lexicon } from './lexicon.ts'
import { makeMeant, readInLanguage, readMeanings } from './meanings.ts'
import type { Reading, Sense } from './sense.ts'
import type { Stretch } from './stretches.ts'

/** What a stretch of words says, each thing by its number. */
export interface Said {
  readonly readings: readonly Reading[]
  /** Its meanings, each alone. */
  readonly meanings: readonly number[]
  /** Words in twos and threes as they stand, meanings in twos. */
  readonly together: readonly number[]
}

/** How far apart two meanings may stand to be read together. */
const reach = 4
const kinds = { meaning: 1, together: 2, wordPair: 3, threeWords: 4 }
const meant = makeMeant()

/**
 * Nothing is read across the border of a stretch. Meanings go in twos whatever their order, for
 * English and Nepali put the verb elsewhere.
 */
export function readStretch(senses: readonly Sense[], stretch: Stretch, lexicon: Lexicon): Said {
  const { from, to } = stretch
  const readings = readInLanguage(senses, from, to)
  readMeanings(senses, readings, lexicon, from, meant)
  const meanings: number[] = []
  const together: number[] = []
  pairWords(readings, together)
  const { concepts, places, size } = meant
  for (let first = 0; first < size; first += 1) {
    const a = concepts[first] as number
    meanings.push(hashTogether(kinds.meaning, a, 0))
    for (let second = first + 1; second < size; second += 1) {
      const apart = (places[second] as number) - (places[first] as number)
      if (apart > reach) break
      if (apart === 0) continue
      const b = concepts[second] as number
      together.push(hashTogether(kinds.together, Math.min(a, b), Math.max(a, b)))
    }
  }
  return { readings, meanings, together }
}

function pairWords(readings: readonly Reading[], into: number[]): void {
  for (let at = 0; at + 1 < readings.length; at += 1) {
    const first = (readings[at] as Reading).hash
    const second = (readings[at + 1] as Reading).hash
    into.push(hashTogether(kinds.wordPair, first, second))
    const third = readings[at + 2]?.hash
    if (third !== undefined) into.push(hashTogether(kinds.threeWords, first, second, third))
  }
}
