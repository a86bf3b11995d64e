import type { AffirmationMood } from '../../kinds.ts'
import { pickOne } from '../choose.ts'
import { seededRandom } from '../seeded-random.ts'
import { affirmationLines } from './affirmation-lines.ts'

export interface AffirmationRequest {
  mood: AffirmationMood
  seed: string
}

export function composeAffirmation({ mood, seed }: AffirmationRequest): string {
  const random = seededRandom(`affirmation ${mood} ${seed}`)
  const { first, second } = affirmationLines[mood]
  return `${pickOne(random, first)} ${pickOne(random, second)}`
}
