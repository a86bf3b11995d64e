import { linesOf } from '#kit/text/lines-of.ts'
import type { SignId } from '#knowledge/rashi/signs.ts'
import { say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
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
export function composeHoroscope({ sign, period, span, seed }: Asked<'horoscope'>): string {
  const [name, lord, element] = signFacts[sign]
  const random = seededRandom(['horoscope', sign, period, span, seed].join('\n'))
  const { now, closer } = periodWords[period]
  const parts = [ofElement[element], ofLord[lord], onRelations, onWork, onRest, closings]
  const spoken = parts.map((lines) => say(random, linesOf(lines)))
  if (period === 'daily') spoken.splice(random() < 0.5 ? 2 : 3, 1)
  return spoken
    .join(' ')
    .replaceAll('{राशि}', name)
    .replaceAll('{अहिले}', now)
    .replaceAll('{बेला}', closer)
}
