/*
 * One key for a Nepali word, whichever script and habit of spelling it is typed in: मर्छु, marchhu
 * and marxu are `marcu`. Long ā stays apart as `A` where the writing tells it, for मर्नु (to die)
 * and मार्नु (to kill) differ by nothing else.
 */
const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'c',
  छ: 'c',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
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
  फ: 'f',
  ब: 'b',
  भ: 'b',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  स: 's',
  ष: 's',
  ह: 'h',
}
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'A',
  इ: 'i',
  उ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
}
const vowelSigns: Readonly<Record<string, string>> = {
  'ा': 'A',
  'ि': 'i',
  'ु': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
}
const halanta = '्'

/** A word in Devanagari, as `copyForMatching` evens it out, spoken in Latin letters. */
export function speakDevanagari(word: string): string {
  let spoken = ''
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at)
    const consonant = consonants[letter]
    if (consonant === undefined) {
      spoken += vowels[letter] ?? vowelSigns[letter] ?? (letter === halanta ? '' : letter)
      continue
    }
    spoken += consonant
    const next = word.charAt(at + 1)
    if (next === '') {
      // The last consonant sounds its own `a` only behind another one: मर्न, but मन.
      if (word.charAt(at - 1) === halanta) spoken += 'a'
    } else if (next !== halanta && !(next in vowelSigns)) {
      spoken += 'a'
    }
  }
  return spoken
}

/** Habits of romanised spelling, the longest first. */
const habits: readonly (readonly [RegExp, string])[] = [
  [/chchh|cchh|chch|chh|cch|ksh|xh|xx|ch|x/g, 'c'],
  [/aa+/g, 'A'],
  [/ee|ii+/g, 'i'],
  [/oo|uu+/g, 'u'],
  [/ou/g, 'au'],
  [/sh+/g, 's'],
  [/ph|ff/g, 'f'],
  [/bh|[wv]/g, 'b'],
  [/z/g, 'j'],
  [/q/g, 'k'],
]
const evenings: readonly (readonly [RegExp, string])[] = [
  // समय, samaya and samay
  [/([aA])y$/, '$1ya'],
  [/aye/g, 'ae'],
  [/i?yo|eo/g, 'io'],
  [/i?ya|iA|yA/g, 'ia'],
  [/i?yu/g, 'iu'],
  [/ye|ey/g, 'e'],
  [/([a-z])\1+/g, '$1'],
]

/** With long ā told apart, and every vowel in its place. */
export function preciseKey(latin: string): string {
  return rewrite(rewrite(latin, habits), evenings)
}

/**
 * Without what writers leave out or put in as they like: the length of a, a last a, and the one
 * that is hardly heard between two syllables (sapana, sapna).
 */
export function looseKey(precise: string): string {
  const short = precise.replace(/A/g, 'a')
  const open = short.length > 3 && short.endsWith('a') ? short.slice(0, -1) : short
  return open.replace(unheard, '$1')
}

const unheard = /((?:[aeiou])(?:[kgjtd]h|[^aeiou]))a(?=(?:[kgjtd]h|[^aeiou])(?:[aeiou]|$))/g

function rewrite(word: string, rules: readonly (readonly [RegExp, string])[]): string {
  let read = word
  for (const [written, meant] of rules) read = read.replace(written, meant)
  return read
}
