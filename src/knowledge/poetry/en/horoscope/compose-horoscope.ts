import type { SignId } from '#knowledge/rashi/signs.ts'
import type { ReadingPeriod } from '../../kinds.ts'
import { say, settleChoices, shuffle } from '../choose.ts'
import { seededRandom } from '../seeded-random.ts'
import { closings, doing, openings, people, resting, signLines } from './horoscope-lines.ts'

export interface HoroscopeRequest {
  sign: SignId
  period: ReadingPeriod
  /** The day the reading is for, however the caller writes it: it only moves the draw. */
  day: string
  seed: string
}

/** How many sentences a period gets on people, on doing and on rest. */
const lengths: Readonly<Record<ReadingPeriod, number>> = { daily: 1, weekly: 1, monthly: 2 }

/** A warm reading for a sign: no fear, no fortune, nothing promised. */
export function composeHoroscope({ sign, period, day, seed }: HoroscopeRequest): string {
  const random = seededRandom(`horoscope ${sign} ${period} ${day} ${seed}`)
  const some = (lines: readonly string[]) =>
    shuffle(random, lines)
      .slice(0, lengths[period])
      .map((line) => settleChoices(random, line))
  return [
    say(random, openings[period]),
    settleChoices(random, signLines[sign]),
    ...some(people),
    ...some(doing),
    ...(period === 'daily' && random() < 0.5 ? [] : some(resting)),
    say(random, closings),
  ].join(' ')
}
