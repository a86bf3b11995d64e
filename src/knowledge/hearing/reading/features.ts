import { hashTogether } from './hash.ts'
import type { Meant } from './meanings.ts'
import type { Reading } from './sense.ts'

/** How far apart two meanings may stand to be read together. */
const reach = 4
const kinds = { meaning: 1, together: 2, wordPair: 3, threeWords: 4 }

/**
 * What each word and each meaning says alone: enough to know what a text is about, and all that can
 * be learnt from few texts.
 */
export function eachAlone(
  readings: readonly Reading[],
  { concepts, size }: Meant,
  emit: (hash: number) => void,
): void {
  for (const { hash } of readings) emit(hash)
  for (let at = 0; at < size; at += 1) {
    emit(hashTogether(kinds.meaning, concepts[at] as number, 0))
  }
}

/**
 * What words and meanings say beside each other, within one sentence: words in twos and threes as
 * they stand, meanings in twos whatever their order, for English and Nepali put the verb elsewhere.
 */
export function eachCombination(
  readings: readonly Reading[],
  meant: Meant,
  emit: (hash: number) => void,
): void {
  for (let at = 0; at + 1 < readings.length; at += 1) {
    const first = (readings[at] as Reading).hash
    const second = (readings[at + 1] as Reading).hash
    emit(hashTogether(kinds.wordPair, first, second))
    const third = readings[at + 2]?.hash
    if (third !== undefined) emit(hashTogether(kinds.threeWords, first, second, third))
  }
  const { concepts, places, size } = meant
  for (let first = 0; first < size; first += 1) {
    const a = concepts[first] as number
    emit(hashTogether(kinds.meaning, a, 0))
    for (let second = first + 1; second < size; second += 1) {
      const apart = (places[second] as number) - (places[first] as number)
      if (apart > reach) break
      if (apart === 0) continue
      const b = concepts[second] as number
      emit(hashTogether(kinds.together, Math.min(a, b), Math.max(a, b)))
    }
  }
}
