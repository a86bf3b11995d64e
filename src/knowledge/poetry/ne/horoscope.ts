import type { SignId } from '#knowledge/rashi/signs.ts'
import type { ReadingPeriod } from '../kinds.ts'
import { chooseOne, linesOf, settle } from './choose.ts'
import {
  closings,
  type Element,
  type Lord,
  ofElement,
  ofLord,
  onRelations,
  onRest,
  onWork,
  periodWords,
} from './horoscope-lines.ts'
import { seededRandom } from './seeded-random.ts'

export interface HoroscopeInput {
  sign: SignId
  period: ReadingPeriod
  /** Which day, week or month it is for, in any spelling: the same one reads the same. */
  day: string
  seed: string
}

/** As in the room of the signs, whose syllables and dates a reading does not need. */
export const signFacts: Record<SignId, [name: string, lord: Lord, element: Element]> = {
  aries: ['मेष', 'मङ्गल', 'अग्नि'],
  taurus: ['वृष', 'शुक्र', 'पृथ्वी'],
  gemini: ['मिथुन', 'बुध', 'वायु'],
  cancer: ['कर्कट', 'चन्द्र', 'जल'],
  leo: ['सिंह', 'सूर्य', 'अग्नि'],
  virgo: ['कन्या', 'बुध', 'पृथ्वी'],
  libra: ['तुला', 'शुक्र', 'वायु'],
  scorpio: ['वृश्चिक', 'मङ्गल', 'जल'],
  sagittarius: ['धनु', 'बृहस्पति', 'अग्नि'],
  capricorn: ['मकर', 'शनि', 'पृथ्वी'],
  aquarius: ['कुम्भ', 'शनि', 'वायु'],
  pisces: ['मीन', 'बृहस्पति', 'जल'],
}

/** A warm reading from what tradition says of the sign: no fear, no promise of money. */
export function composeHoroscope(input: HoroscopeInput): string {
  const [name, lord, element] = signFacts[input.sign]
  const seed = seededRandom(
    ['horoscope', input.sign, input.period, input.day, input.seed].join('\n'),
  )
  const { now, closer } = periodWords[input.period]
  const parts = [ofElement[element], ofLord[lord], onRelations, onWork, onRest, closings]
  const spoken = parts.map((lines) => settle(chooseOne(linesOf(lines), seed), seed))
  if (input.period === 'daily') spoken.splice(seed.next() < 0.5 ? 2 : 3, 1)
  return spoken
    .join(' ')
    .replaceAll('{राशि}', name)
    .replaceAll('{अहिले}', now)
    .replaceAll('{बेला}', closer)
}
