import type { SignId } from '#knowledge/rashi/signs.ts'

/** The Nepali names in Latin letters: an English page carries no Devanagari font. */
export const spokenNames: Readonly<Record<SignId, string>> = {
  aries: 'Mesh',
  taurus: 'Vrish',
  gemini: 'Mithun',
  cancer: 'Karkat',
  leo: 'Simha',
  virgo: 'Kanya',
  libra: 'Tula',
  scorpio: 'Vrishchik',
  sagittarius: 'Dhanu',
  capricorn: 'Makar',
  aquarius: 'Kumbha',
  pisces: 'Meen',
}
