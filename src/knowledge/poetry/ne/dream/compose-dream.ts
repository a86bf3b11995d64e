import { linesOf } from '#kit/text/lines-of.ts'
import { say, settle } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
import { keepPlainWords } from '../plain-words.ts'
import { openings, plainReadings, questions } from './dream-lines.ts'
import { findMeanings } from './find-meanings.ts'

/** One way to look at a dream, through the things that were in it. */
export function composeDream({ dream, seed }: Asked<'dream'>): string {
  const text = keepPlainWords(dream, 2000)
  const random = seededRandom(`dream\n${seed}\n${text}`)
  const meanings = findMeanings(text).map((meaning) => settle(random, meaning))
  return [
    say(random, linesOf(openings)),
    ...(meanings.length > 0 ? meanings : [say(random, linesOf(plainReadings))]),
    say(random, linesOf(questions)),
  ].join(' ')
}
