import type { AffirmationMood } from '../kinds.ts'
import { affirmationSentences } from './affirmation-sentences.ts'
import { chooseOne, linesOf, settle } from './choose.ts'
import { seededRandom } from './seeded-random.ts'

/** Something to say to oneself: what is so, then what follows from it today. */
export function composeAffirmation(input: { mood: AffirmationMood; seed: string }): string {
  const seed = seededRandom(`affirmation\n${input.mood}\n${input.seed}`)
  const { so, therefore } = affirmationSentences[input.mood]
  return [so, therefore]
    .map((sentences) => settle(chooseOne(linesOf(sentences), seed), seed))
    .join(' ')
}
