import { isPhraseWord, type Meanings } from './lexicon.ts'
import type { Reading, Sense } from './sense.ts'

/** The meanings of a stretch of words, each with the word that carries it. */
export interface Meant {
  readonly concepts: Int32Array
  readonly places: Int32Array
  size: number
}

const most = 256

export function makeMeant(): Meant {
  return { concepts: new Int32Array(most), places: new Int32Array(most), size: 0 }
}

/**
 * Each word in the language it is written in. What both have (man, din, hat) or neither knows is
 * read in the one that the sentence leans to.
 */
export function readInLanguage(senses: readonly Sense[], from: number, to: number): Reading[] {
  const lean = leaningOf(senses, from, to)
  const readings: Reading[] = []
  for (let at = from; at < to; at += 1) {
    const sense = senses[at] as Sense
    const own = leanOf(sense)
    const isEnglish = sense.english && (own > 0 || (own === 0 && lean >= 0))
    readings.push(isEnglish ? (sense.english as Reading) : sense.nepali)
  }
  return readings
}

export type Tongue = 'english' | 'devanagari' | 'romanised'

export function tongueOf(
  senses: readonly Sense[],
  { from, to }: { from: number; to: number },
): Tongue {
  let inDevanagari = 0
  for (let at = from; at < to; at += 1) if (!(senses[at] as Sense).english) inDevanagari += 1
  if (inDevanagari * 2 > to - from) return 'devanagari'
  return leaningOf(senses, from, to) >= 0 ? 'english' : 'romanised'
}

/** Above 0 where a stretch is English, below where it is Nepali. */
export function leaningOf(senses: readonly Sense[], from: number, to: number): number {
  let lean = 0
  for (let at = from; at < to; at += 1) lean += leanOf(senses[at] as Sense)
  return lean
}

function leanOf({ english, nepali }: Sense): number {
  if (!english) return -1
  return Math.sign(english.meanings.length) - Math.sign(nepali.meanings.length)
}

export function readMeanings(
  senses: readonly Sense[],
  readings: readonly Reading[],
  from: number,
  meant: Meant,
): void {
  meant.size = 0
  for (let at = 0; at < readings.length; at += 1) {
    add(meant, (readings[at] as Reading).meanings, at)
    for (const { words, concept } of (senses[from + at] as Sense).phrases) {
      const isSaid = words.every(
        (word, i) =>
          at + i < readings.length && isPhraseWord((senses[from + at + i] as Sense).key, word),
      )
      if (isSaid) add(meant, [concept], at)
    }
  }
}

function add(meant: Meant, meanings: Meanings, at: number): void {
  for (const concept of meanings) {
    if (meant.size >= most) return
    meant.concepts[meant.size] = concept
    meant.places[meant.size] = at
    meant.size += 1
  }
}
