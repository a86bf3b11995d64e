import { pickOne } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
import { affirmationLines } from './affirmation-lines.ts'

export function composeAffirmation({ mood, seed }: Asked<'affirmation'>): string {
  const random = seededRandom(`affirmation ${mood} ${seed}`)
  const { first, second } = affirmationLines[mood]
  return `${pickOne(random, first)} ${pickOne(random, second)}`
}
