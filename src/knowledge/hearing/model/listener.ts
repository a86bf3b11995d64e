import { eachAlone, eachCombination } from '../reading/features.ts'
import type { Lexicon } from '../reading/lexicon.ts'
import { makeMeant, readInLanguage, readMeanings } from '../reading/meanings.ts'
import type { Reading, Sense } from '../reading/sense.ts'
import type { Stretch } from '../reading/stretches.ts'
import type { Weights } from './packed-weights.ts'

/** The sums of a stretch, before they are weighed against its length. */
export interface Sums {
  readonly heads: Float32Array
  features: number
}

/** Adds up what a stretch of words says to each head. */
export type Listener = (senses: readonly Sense[], stretch: Stretch) => Sums

export function makeListener(weights: Weights, lexicon: Lexicon): Listener {
  const { bits, names, values, closely } = weights
  const heads = names.length
  const shift = 32 - bits
  /** What a word says by its letters, added up once and kept with the word. */
  const spoken = new WeakMap<Reading, Float32Array>()
  const meant = makeMeant()

  function addBucket(sums: Float32Array, bucket: number): void {
    const row = bucket * heads
    for (let head = 0; head < heads; head += 1) {
      sums[head] = (sums[head] as number) + (values[row + head] as number)
    }
  }

  function lettersOf(reading: Reading): Float32Array {
    let sums = spoken.get(reading)
    if (!sums) {
      sums = new Float32Array(heads)
      for (const hash of reading.letters) addBucket(sums, hash >>> shift)
      spoken.set(reading, sums)
    }
    return sums
  }

  return (senses, { from, to }) => {
    const sums: Sums = { heads: new Float32Array(heads), features: 0 }
    const readings = readInLanguage(senses, from, to)
    readMeanings(senses, readings, lexicon, from, meant)
    for (const reading of closely ? readings : []) {
      sums.features += reading.letters.length
      const letters = lettersOf(reading)
      for (let head = 0; head < heads; head += 1) {
        sums.heads[head] = (sums.heads[head] as number) + (letters[head] as number)
      }
    }
    const each = closely ? eachCombination : eachAlone
    each(readings, meant, (hash) => {
      sums.features += 1
      addBucket(sums.heads, hash >>> shift)
    })
    return sums
  }
}
