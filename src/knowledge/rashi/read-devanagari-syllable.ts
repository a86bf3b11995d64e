import type { Syllable, Vowel } from './syllable.ts'

const vowelsOfLetters: Record<string, Vowel> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऍ: 'e',
  ऐ: 'e',
  ओ: 'o',
  ऑ: 'o',
  औ: 'o',
  ॐ: 'o',
}

const vowelsOfSigns: Record<string, Vowel> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'i',
  'ॄ': 'i',
  'े': 'e',
  'ॅ': 'e',
  'ै': 'e',
  'ो': 'o',
  'ॉ': 'o',
  'ौ': 'o',
}

const consonantsReadAsAnother: Record<string, string> = { श: 'स', ब: 'व', ळ: 'ल' }

const halanta = '्'
const anyConsonant = /[क-ह]/u
const nuktaAndJoiners = /[\u093c\u200c\u200d]/gu

/**
 * A conjunct keeps its first consonant and its last vowel (प्र → प, क्रि → कि), except ज्ञ,
 * which begins with ज and needs no exception. ऋ is read रि.
 */
export function readDevanagariSyllable(name: string): Syllable | undefined {
  const characters = [...name.normalize('NFD').replace(nuktaAndJoiners, '').normalize('NFC')]
  const start = characters.findIndex(
    (character) =>
      character in vowelsOfLetters || character === 'ऋ' || anyConsonant.test(character),
  )
  const first = characters[start]
  if (!first) return undefined
  if (first === 'ऋ') return { consonant: 'र', vowel: 'i' }
  const ownVowel = vowelsOfLetters[first]
  if (ownVowel) return { consonant: '', vowel: ownVowel }

  let end = start
  while (characters[end + 1] === halanta && anyConsonant.test(characters[end + 2] ?? '')) end += 2
  return {
    consonant: consonantsReadAsAnother[first] ?? first,
    vowel: vowelsOfSigns[characters[end + 1] ?? ''] ?? 'a',
  }
}
