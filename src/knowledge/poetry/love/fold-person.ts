import { foldNepali } from '#knowledge/hearing/topics/en/fold-nepali.ts'

const alike: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ou/g, 'au'],
  [/j(?:ny?|gn)/g, 'gy'],
]
const ends: readonly (readonly [RegExp, string])[] = [
  // Gurung and गुरुङ
  [/ng/g, 'n'],
  // Sapna and Sapana: the short a inside a name comes and goes.
  [/(?<=[^aeiou])a(?=[^aeiou].)/g, ''],
  // Krishna and कृष्ण: after two consonants it is hardly heard.
  [/(?<=[a-z][^aeiou])(?<=[^aeiou]{2})a$/, ''],
]

/** Whoever is meant, however it was typed: राम, Ram and raam are one. */
export function foldPerson(name: string): string {
  const plain = name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase()
  const words = plain.split(' ').map(foldWord)
  return words.join(' ').trim() || plain
}

function foldWord(word: string): string {
  const spoken = replaceAllOf(foldNepali(replaceAllOf(word, alike)), alike)
  return /^[a-z]+$/.test(spoken) ? replaceAllOf(spoken, ends) : spoken
}

function replaceAllOf(text: string, rules: typeof alike): string {
  return rules.reduce((current, [pattern, letters]) => current.replace(pattern, letters), text)
}
