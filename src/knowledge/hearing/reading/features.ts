import { hashTogether } from './hash.ts'
import { type Meant, makeMeant, readInLanguage, readMeanings } from './meanings.ts'
import type { Reading, Sense } from './sense.ts'
import type { Stretch } from './stretches.ts'

/** What a word says by itself: by its letters in fours, or as a whole. */
export type WordFeature = 'letters' | 'words'
/** What words say together. */
export type StretchFeature = 'meanings' | 'meaningsTogether' | 'wordPairs'
export type FeatureKind = WordFeature | StretchFeature

/** What a stretch of words says, each thing by its number. */
export type Said = Readonly<Record<StretchFeature, readonly number[]>> & {
  readonly readings: readonly Reading[]
}

/** How far apart two meanings may stand to be read together. */
const reach = 4
const reachOfThree = 6
const meant = makeMeant()

/** Nothing is read across the border of a stretch. */
export function readStretch(senses: readonly Sense[], stretch: Stretch): Said {
  const { from, to } = stretch
  const readings = readInLanguage(senses, from, to)
  readMeanings(senses, readings, from, meant)
  const meanings: number[] = []
  for (let at = 0; at < meant.size; at += 1)
    meanings.push(hashTogether(meant.concepts[at] as number, 0))
  return {
    readings,
    meanings,
    meaningsTogether: joinMeanings(meant),
    wordPairs: pairWords(readings),
  }
}

/**
 * Meanings in twos, and in threes where nothing else is said between them, in the order they stand
 * in: “want to live, not die” and “not live, want to die” differ in nothing else.
 */
function joinMeanings({ concepts, places, size }: Meant): number[] {
  const joined: number[] = []
  for (let first = 0; first < size; first += 1) {
    const a = concepts[first] as number
    const place = places[first] as number
    for (let second = first + 1; second < size; second += 1) {
      const apart = (places[second] as number) - place
      if (apart > reach) break
      if (apart > 0) joined.push(hashTogether(a, concepts[second] as number))
    }
    if (first + 2 < size && (places[first + 2] as number) - place <= reachOfThree) {
      const [b, c] = [concepts[first + 1] as number, concepts[first + 2] as number]
      joined.push(hashTogether(hashTogether(a, b), c))
    }
  }
  return joined
}

function pairWords(readings: readonly Reading[]): number[] {
  const pairs: number[] = []
  for (let at = 1; at < readings.length; at += 1) {
    pairs.push(hashTogether((readings[at - 1] as Reading).hash, (readings[at] as Reading).hash))
  }
  return pairs
}
