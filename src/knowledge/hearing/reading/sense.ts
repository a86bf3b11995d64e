import { hashOf } from './hash.ts'
import type { Lexicon, Meanings, Phrase } from './lexicon.ts'
import { looseKey, preciseKey, speakDevanagari } from './nepali-key.ts'

/** A word as it is in one language. */
export interface Reading {
  readonly meanings: Meanings
  /** The number of the whole word. */
  readonly hash: number
  /** Its whole form and its letters in fours. */
  readonly letters: readonly number[]
}

/** What one word may say, whoever writes it where: kept, for words come back. */
export interface Sense {
  readonly key: string
  /** Phrases that may begin with it. */
  readonly phrases: readonly Phrase[]
  /** Nothing in Devanagari is English. */
  readonly english: Reading | undefined
  readonly nepali: Reading
}

const devanagari = /[ऄ-ॿ]/
const mostKept = 20_000
const isNumber = /^\d+$/
/** Ages, hours and counts of tablets are told apart; of larger numbers only how long they are. */
const largestTold = 24

function shapeOfNumber(digits: string): string {
  return Number(digits) <= largestTold
    ? String(Number(digits))
    : `1${'0'.repeat(Math.min(digits.length, 9) - 1)}`
}

export function makeSenses(lexicon: Lexicon): (word: string) => Sense {
  let kept = new Map<string, Sense>()
  return (written) => {
    const known = kept.get(written)
    if (known) return known
    const sense = readSense(lexicon, isNumber.test(written) ? shapeOfNumber(written) : written)
    // Anybody can send words without end; those of a language soon come back.
    if (kept.size >= mostKept) kept = new Map()
    kept.set(written, sense)
    return sense
  }
}

function readSense(lexicon: Lexicon, word: string): Sense {
  const isDevanagari = devanagari.test(word)
  const precise = preciseKey(isDevanagari ? speakDevanagari(word) : word)
  const key = looseKey(precise)
  return {
    key,
    phrases: lexicon.phrasesFrom(key),
    english: isDevanagari ? undefined : readAsEnglish(lexicon, word),
    nepali: readAs('n', key, lexicon.nepali(precise, isDevanagari || precise.includes('A'))),
  }
}

function readAsEnglish(lexicon: Lexicon, word: string): Reading {
  const meanings = lexicon.english(word)
  if (meanings.length > 0) return readAs('e', word, meanings)
  // `waant` and `diee` are what is left of words that were held down.
  const single = word.replace(/(.)\1+/g, '$1')
  const meant = single === word ? meanings : lexicon.english(single)
  return meant.length > 0 ? readAs('e', single, meant) : readAs('e', word, meanings)
}

function readAs(language: string, word: string, meanings: Meanings): Reading {
  const hash = hashOf(`${language}=${word}`)
  return { meanings, hash, letters: [hash, ...lettersOf(language, word)] }
}

/** Enough letters to tell one word from another and to find it again behind an ending or a slip. */
const piece = 4
/** What is longer is no word, and its letters say nothing. */
const longestWord = 28

function lettersOf(language: string, word: string): number[] {
  if (word.length > longestWord) return []
  const framed = `<${word}>`
  const hashes: number[] = []
  for (let at = 0; at + piece <= framed.length; at += 1) {
    hashes.push(hashOf(`${language}${framed.slice(at, at + piece)}`))
  }
  return hashes
}
