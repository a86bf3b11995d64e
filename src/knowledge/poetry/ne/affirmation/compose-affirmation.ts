import { linesOf } from '#kit/text/lines-of.ts'
import { say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
import { affirmationLines } from './affirmation-lines.ts'

export function composeAffirmation({ mood, seed }: Asked<'affirmation'>): string {
  const random = seededRandom(`affirmation\n${mood}\n${seed}`)
  const { first, second } = affirmationLines[mood]
  return [first, second].map((lines) => say(random, linesOf(lines))).join(' ')
}
