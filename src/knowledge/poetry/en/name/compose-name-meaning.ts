import { foldNepali } from '#knowledge/hearing/topics/en/fold-nepali.ts'
import { fill, say } from '../../chance/choose.ts'
import { type Random, seededRandom } from '../../chance/seeded-random.ts'
import { capitalise, keepPlainText } from '../../plain-text.ts'
import type { Asked, NameFields } from '../../writing-request.ts'
import { endings, openings, origins, personalities } from './name-lines.ts'

/** A name heard for its sound alone. We keep no list of names, and the reading says it is a guess. */
export function composeNameMeaning({ name, seed }: Asked<'nameMeaning'>): NameFields {
  const plain = capitalise(keepPlainText(name, 40)) || 'This name'
  const random = seededRandom(`name ${plain} ${seed}`)
  const spoken = foldNepali(plain.toLowerCase())
  const write = (lines: readonly string[]) => fill(say(random, lines), { name: plain })
  return {
    meaning: `A guess from the sound alone: ${plain} ${hear(random, spoken, openings)}, ${hear(random, spoken, endings)}.`,
    origin: write(origins),
    personality: write(personalities),
  }
}

function hear(random: Random, name: string, sounds: readonly (readonly [RegExp, string])[]) {
  return say(random, [sounds.find(([pattern]) => pattern.test(name))?.[1] ?? ''])
}
