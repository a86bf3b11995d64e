import type { MatchingCopy } from './copied-text.ts'
import { makeRewriter, type SpellingRules } from './copied-text.ts'

/**
 * A half nasal before a letter of its own row is written as freely as a nasal mark
 * (झुन्डि, झुण्डि, झुंडि), so both are dropped. ण has become न by now.
 */
const halfNasals: SpellingRules = [
  ...[...'कखगघ'].map((letter) => [`ङ्${letter}`, letter] as const),
  ...[...'चछजझ'].flatMap((letter) => [
    [`ञ्${letter}`, letter] as const,
    [`न्${letter}`, letter] as const,
  ]),
  ...[...'टठडढतथदध'].map((letter) => [`न्${letter}`, letter] as const),
  ...[...'पफबभ'].map((letter) => [`म्${letter}`, letter] as const),
]

/** इच्छा is also written इक्षा and ईछ्या; छैन as छइन; a halanta at the end of a word is often forgotten. */
const rewriteDevanagari = makeRewriter([
  ...halfNasals,
  ['च्छ', 'छ'],
  ['क्ष', 'छ'],
  ['ज्ञ', 'ग्य'],
  ['छइन', 'छैन'],
  ['अइ', 'ऐ'],
  ['ष', 'स'],
  ['् ', ' '],
  ['्-', '-'],
])

export function foldDevanagari(copy: MatchingCopy): MatchingCopy {
  const folded = rewriteDevanagari(copy)
  return folded.letters.endsWith('्') ? { ...folded, letters: folded.letters.slice(0, -1) } : folded
}

/** Romanised Nepali has no spelling, only habits: these are the ones that differ between people. */
export const foldRomanised: (copy: MatchingCopy) => MatchingCopy = makeRewriter([
  ...readAllAs('a', 'aa'),
  ...readAllAs('i', 'ee', 'ii'),
  ...readAllAs('u', 'oo', 'uu'),
  ...readAllAs('au', 'ou'),
  ...readAllAs('ai', 'aye', 'ae'),
  ...readAllAs('io', 'eyo', 'iyo', 'eo', 'yo'),
  ...readAllAs('ia', 'iya', 'ya'),
  ...readAllAs('iu', 'iyu', 'yu'),
  ...readAllAs('e', 'ye', 'ey'),
  ...readAllAs('ch', 'chchh', 'chch', 'cchh', 'chh', 'cch', 'ksh', 'xx', 'xh', 'x'),
  ...readAllAs('s', 'shh', 'sh'),
  ...readAllAs('ph', 'ff', 'f'),
  ...readAllAs('b', 'bh', 'w', 'v'),
  ...readAllAs('j', 'z'),
  ...readAllAs('k', 'q'),
])

function readAllAs(read: string, ...written: string[]): SpellingRules {
  return written.map((spelling) => [spelling, read] as const)
}

const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'ny',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  स: 's',
  ष: 'sh',
  ह: 'h',
}
const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  उ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  'ा': 'aa',
  'ि': 'i',
  'ु': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  '्': '',
}
const latin = /[a-z]/
const mixedWord = /[a-z](?=[ऄ-ॿ])|[ऄ-ॿ](?=[a-z])/

/** `मुji` hides a word from both lists, so a word in two scripts is read out in Latin letters. */
export function joinMixedScripts(copy: MatchingCopy): MatchingCopy {
  if (!latin.test(copy.letters) || !mixedWord.test(copy.letters)) return copy
  const places = copy.places()
  const letters: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const word of copy.letters.split(/(?<=[ -])/)) {
    const read = mixedWord.test(word) ? readOutInLatin : readAsWritten
    for (let inWord = 0; inWord < word.length; inWord += 1, at += 1) {
      for (const letter of read(word, inWord)) {
        letters.push(letter)
        starts.push(places.starts[at] as number)
        ends.push(places.ends[at] as number)
      }
    }
  }
  return { letters: letters.join(''), places: () => ({ starts, ends }) }
}

function readAsWritten(word: string, at: number): string {
  return word.charAt(at)
}

function readOutInLatin(word: string, at: number): string {
  const letter = word.charAt(at)
  const consonant = consonants[letter]
  if (consonant === undefined) return vowels[letter] ?? letter
  return consonant + (keepsItsVowel(word.charAt(at + 1)) ? 'a' : '')
}

/** A consonant sounds its own `a` unless a vowel follows it or the word ends. */
function keepsItsVowel(next: string): boolean {
  if (next === '' || next === ' ' || next === '-' || next in vowels) return false
  return !'aeiou'.includes(next)
}
