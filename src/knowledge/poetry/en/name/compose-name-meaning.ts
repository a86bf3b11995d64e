import { fill, say } from '../choose.ts'
import { capitalise, keepPlainText } from '../plain-text.ts'
import { type Random, seededRandom } from '../seeded-random.ts'
import { foldNepali } from '../topic/fold-nepali.ts'
import { endings, openings, origins, personalities } from './name-lines.ts'

export interface NameRequest {
  name: string
  seed: string
}

export interface NameReading {
  meaning: string
  origin: string
  personality: string
}

/** A name heard for its sound alone. We keep no list of names, and the reading says it is a guess. */
export function composeNameMeaning({ name, seed }: NameRequest): NameReading {
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
