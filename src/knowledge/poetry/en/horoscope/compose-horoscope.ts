import { say, settle, shuffle } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { ReadingPeriod } from '../../kinds.ts'
import type { Asked } from '../../writing-request.ts'
import { closings, doing, openings, people, resting, signLines } from './horoscope-lines.ts'

/** How many sentences a period gets on people, on doing and on rest. */
const lengths: Readonly<Record<ReadingPeriod, number>> = { daily: 1, weekly: 1, monthly: 2 }

/** A warm reading for a sign: no fear, no fortune, nothing promised. */
export function composeHoroscope({ sign, period, span, seed }: Asked<'horoscope'>): string {
  const random = seededRandom(`horoscope ${sign} ${period} ${span} ${seed}`)
  const some = (lines: readonly string[]) =>
    shuffle(random, lines)
      .slice(0, lengths[period])
      .map((line) => settle(random, line))
  return [
    say(random, openings[period]),
    settle(random, signLines[sign]),
    ...some(people),
    ...some(doing),
    ...(period === 'daily' && random() < 0.5 ? [] : some(resting)),
    say(random, closings),
  ].join(' ')
}
