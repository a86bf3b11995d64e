import { say, shuffle } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { capitalise, keepPlainText } from '../../plain-text.ts'
import type { Asked } from '../../writing-request.ts'
import {
  afterViolence,
  closings,
  feelingLines,
  joiners,
  openings,
  plainReadings,
} from './dream-lines.ts'
import { findMeanings } from './find-meanings.ts'

const mostSymbols = 3

/** A reading of a dream from the pictures in it, offered as possibility and ended on a question. */
export function composeDream({ dream, seed }: Asked<'dream'>): string {
  const text = keepPlainText(dream, 2000)
  const random = seededRandom(`dream ${text} ${seed}`)
  const [first, ...others] = findMeanings(text, mostSymbols)
  const isViolent = first?.startsWith('violence')
  const links = shuffle(random, joiners)
  const feeling = feelingLines.find(([pattern]) => pattern.test(text))?.[1]
  const reading =
    first === undefined
      ? [say(random, plainReadings)]
      : [`${capitalise(first)}.`, ...others.map((meaning, at) => `${links[at]} ${meaning}.`)]
  return [
    say(random, openings.slice(0, isViolent ? 1 : undefined)),
    ...reading,
    ...(feeling === undefined ? [] : [feeling]),
    isViolent ? afterViolence : say(random, closings),
  ].join(' ')
}
