/**
 * The first sound of a name, reduced as the patro reduces it: one consonant (or none), one of
 * five vowels, length forgotten.
 */
export type Syllable = { consonant: string; vowel: Vowel }
export type Vowel = 'a' | 'i' | 'u' | 'e' | 'o'

const letters: Record<Vowel, string> = { a: 'अ', i: 'इ', u: 'उ', e: 'ए', o: 'ओ' }
const signsAfterConsonant: Record<Vowel, string> = { a: 'ा', i: 'ि', u: 'ु', e: 'े', o: 'ो' }

export function writeSyllable({ consonant, vowel }: Syllable): string {
  return consonant ? consonant + signsAfterConsonant[vowel] : letters[vowel]
}
