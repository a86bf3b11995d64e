import type { MatchingCopy } from './copied-text.ts'
import { foldDevanagari, foldRomanised, joinMixedScripts } from './fold-scripts.ts'
import { copyForMatching } from './matching-copy.ts'

/** The three ways visitors write: each has its own habits of spelling and its own word lists. */
export const scripts = ['english', 'romanised', 'devanagari'] as const
export type Script = (typeof scripts)[number]

export type Readings = Readonly<Record<Script, MatchingCopy>>

const emptyCopy: MatchingCopy = {
  letters: '',
  places: () => ({ starts: [], ends: [] }),
}

/** Latin letters may be English or Nepali, so they are read both ways. */
export function readText(text: string): Readings {
  const copy = copyForMatching(text)
  const english = joinMixedScripts(copy)
  return {
    english,
    romanised: /[a-z]/.test(english.letters) ? foldRomanised(english) : emptyCopy,
    devanagari: /[ऄ-ॿ]/.test(copy.letters) ? foldDevanagari(copy) : emptyCopy,
  }
}

/** A word of a list, put through the same folding as the text it will be compared with. */
export function readListedWord(word: string, script: Script): string {
  const copy = copyForMatching(word)
  if (script === 'english') return copy.letters
  return (script === 'romanised' ? foldRomanised(copy) : foldDevanagari(copy)).letters
}
