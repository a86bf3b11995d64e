import type { MatchingCopy } from './copied-text.ts'

const enoughToSpellAWord = 3

/** `f u c k` and `मा चि क् ने`: spaces in a row of single letters part no words, so they turn soft. */
export function softenSpelledOutWords(copy: MatchingCopy): MatchingCopy {
  if (!singles.test(copy.letters) || !singlesInARow.test(copy.letters)) return copy
  const words = copy.letters.split(' ')
  let letters = ''
  for (let from = 0; from < words.length; ) {
    let to = from
    while (to < words.length && isSingle(words[to] as string)) to += 1
    const row = words.slice(from, Math.max(to, from + 1))
    letters += (from ? ' ' : '') + row.join(row.length >= enoughToSpellAWord ? '-' : ' ')
    from += row.length
  }
  return { ...copy, letters }
}

/** One Latin letter, or one Devanagari syllable: base, joined bases, vowel sign. */
const single = '(?:[a-z]|[क-ह](?:्[क-ह])*[ा-्]?|[अ-औ])'
const syllable = new RegExp(`^${single}$`)
/** Most texts have a short word somewhere (छ, म, a, I), few have three of them in a row. */
const singlesInARow = new RegExp(`(?:^| )${single} ${single} ${single}(?: |$)`)
const singles = /(?:^| )(?:[a-z]|[अ-ह][ऀ-्]*)(?: |$)/

function isSingle(word: string): boolean {
  return word.length <= 5 && syllable.test(word)
}
