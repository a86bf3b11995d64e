import type { MatchingCopy } from './copied-text.ts'
import { makeRewriter, type SpellingRules } from './rewrite-copy.ts'

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
