import type { MatchingCopy } from './copied-text.ts'

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
