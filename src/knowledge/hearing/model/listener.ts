import type { Said } from '../reading/features.ts'
import type { Reading } from '../reading/sense.ts'
import type { Weights } from './packed-weights.ts'

/** The sums of a stretch, before they are weighed against its length. */
interface Sums {
  readonly heads: Float32Array
  features: number
}

/** Adds up what a stretch of words says to each head. */
export type Listener = (said: Said) => Sums

export function makeListener({ bits, names, values, closely }: Weights): Listener {
  const heads = names.length
  const shift = 32 - bits
  const speaks = bucketsThatSpeak(values, heads)
  /** What a word says by its letters, added up once and kept with the word. */
  const spoken = new WeakMap<Reading, Float32Array>()

  function addAll(sums: Float32Array, hashes: readonly number[]): void {
    for (let at = 0; at < hashes.length; at += 1) {
      const bucket = (hashes[at] as number) >>> shift
      if (speaks[bucket] === 0) continue
      const row = bucket * heads
      for (let head = 0; head < heads; head += 1) {
        sums[head] = (sums[head] as number) + (values[row + head] as number)
      }
    }
  }

  function lettersOf(reading: Reading): Float32Array {
    let sums = spoken.get(reading)
    if (!sums) {
      sums = new Float32Array(heads)
      addAll(sums, closely ? reading.letters : [reading.hash])
      spoken.set(reading, sums)
    }
    return sums
  }

  return ({ readings, meanings, together }) => {
    const sums = new Float32Array(heads)
    let features = meanings.length
    for (const reading of readings) {
      features += closely ? reading.letters.length : 1
      const letters = lettersOf(reading)
      for (let head = 0; head < heads; head += 1) {
        sums[head] = (sums[head] as number) + (letters[head] as number)
      }
    }
    addAll(sums, meanings)
    if (closely) {
      features += together.length
      addAll(sums, together)
    }
    return { heads: sums, features }
  }
}

/** Most buckets say nothing to anybody, and need not be asked. */
function bucketsThatSpeak(values: Float32Array, heads: number): Uint8Array {
  const speaks = new Uint8Array(values.length / heads)
  for (let at = 0; at < values.length; at += 1) {
    if (values[at] !== 0) speaks[Math.floor(at / heads)] = 1
  }
  return speaks
}
