import type { FeatureKind, Said, StretchFeature, WordFeature } from '../reading/features.ts'
import type { Reading } from '../reading/sense.ts'
import type { Weights, WeightTable } from './packed-weights.ts'

/** The sums of a stretch, before they are weighed against its length. */
interface Sums {
  readonly heads: Float32Array
  features: number
}

/** Adds up what a stretch of words says to each head. */
export type Listener = (said: Said) => Sums

export function makeListener({ names, tables }: Weights): Listener {
  const heads = names.length
  const ofWords = tables.filter((table): table is Table<WordFeature> => isOfWords(table.of))
  const ofStretches = tables.filter((table): table is Table<StretchFeature> => !isOfWords(table.of))
  const speaking = new Map(tables.map((table) => [table, bucketsThatSpeak(table.amounts, heads)]))
  /** What a word says by itself, added up once and kept with the word. */
  const spoken = new WeakMap<Reading, Sums>()

  function addAll(sums: Sums, table: WeightTable, hashes: readonly number[]): void {
    const { amounts, worths, bits } = table
    const speaks = speaking.get(table) as Uint8Array
    const shift = 32 - bits
    sums.features += hashes.length
    for (let at = 0; at < hashes.length; at += 1) {
      const bucket = (hashes[at] as number) >>> shift
      if (speaks[bucket] === 0) continue
      const row = bucket * heads
      for (let head = 0; head < heads; head += 1) {
        const said = (amounts[row + head] as number) * (worths[head] as number)
        sums.heads[head] = (sums.heads[head] as number) + said
      }
    }
  }

  function sumsOfWord(reading: Reading): Sums {
    let sums = spoken.get(reading)
    if (!sums) {
      sums = { heads: new Float32Array(heads), features: 0 }
      for (const table of ofWords) {
        addAll(sums, table, table.of === 'letters' ? reading.letters : [reading.hash])
      }
      spoken.set(reading, sums)
    }
    return sums
  }

  return (said) => {
    const sums = { heads: new Float32Array(heads), features: 0 }
    for (const reading of said.readings) {
      const word = sumsOfWord(reading)
      sums.features += word.features
      for (let head = 0; head < heads; head += 1) {
        sums.heads[head] = (sums.heads[head] as number) + (word.heads[head] as number)
      }
    }
    for (const table of ofStretches) addAll(sums, table, said[table.of])
    return sums
  }
}

type Table<Kind extends FeatureKind> = WeightTable & { readonly of: Kind }

function isOfWords(kind: FeatureKind): kind is WordFeature {
  return kind === 'letters' || kind === 'words'
}

/** Most buckets say nothing to anybody, and need not be asked. */
function bucketsThatSpeak(amounts: Int8Array, heads: number): Uint8Array {
  const speaks = new Uint8Array(amounts.length / heads)
  for (let at = 0; at < amounts.length; at += 1) {
    if (amounts[at] !== 0) speaks[Math.floor(at / heads)] = 1
  }
  return speaks
}
