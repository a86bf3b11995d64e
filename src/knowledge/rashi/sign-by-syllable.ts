import { readDevanagariSyllable } from './read-devanagari-syllable.ts'
import { readRomanSyllables } from './read-roman-syllable.ts'
import { type Sign, signs } from './signs.ts'
import { type Syllable, writeSyllable } from './syllable.ts'

export type NameReading = { syllable: string; sign: Sign }

const signsBySyllable = new Map<string, Sign>()
const signsByConsonant = new Map<string, Sign>()
for (const sign of signs) {
  for (const akshara of sign.aksharas) {
    const syllable = readDevanagariSyllable(akshara)
    if (!syllable) continue
    signsBySyllable.set(writeSyllable(syllable), sign)
    signsByConsonant.set(syllable.consonant, sign)
  }
}

/** The first syllable as the patro writes it (श्रीधर → सि, Prakash → पा). */
export function syllableOf(name: string): string | undefined {
  return readNameSigns(name)[0]?.syllable
}

export function signBySyllable(name: string): Sign | undefined {
  return readNameSigns(name)[0]?.sign
}

/**
 * Every reading of the name, likeliest first. Devanagari gives one; a Latin spelling may give
 * two (Tara is तारा or टारा), and an honest screen says so.
 */
export function readNameSigns(name: string): NameReading[] {
  const inDevanagari = readDevanagariSyllable(name)
  const syllables = inDevanagari ? [inDevanagari] : readRomanSyllables(name)
  return syllables.flatMap((syllable) => {
    const sign = signOf(syllable)
    return sign ? [{ syllable: writeSyllable(syllable), sign }] : []
  })
}

/**
 * Sounds outside the 108 follow their consonant: the patro has खि but no खा, and every ख is
 * Capricorn. A consonant shared by two signs is listed with all five vowels, so never gets here.
 */
function signOf(syllable: Syllable): Sign | undefined {
  return signsBySyllable.get(writeSyllable(syllable)) ?? signsByConsonant.get(syllable.consonant)
}
