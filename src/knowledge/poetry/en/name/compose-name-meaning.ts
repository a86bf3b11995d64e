import { foldNepali } from '#knowledge/hearing/topics/en/fold-nepali.ts'
import { fill, say } from '../../chance/choose.ts'
import { type Random, seededRandom } from '../../chance/seeded-random.ts'
import { capitalise, keepPlainText } from '../../plain-text.ts'
import type { Asked, NameFields } from '../../writing-request.ts'
import { endings, openings, origins, personalities } from './name-lines.ts'

/** A name heard for its sound alone. We keep no list of names, and the reading says it is a guess. */
export function composeNameMeaning({ name, seed }: Asked<'nameMeaning'>): NameFields {
  // A surname says nothing of the name, and a sign has no sound to guess from.
  const [first = ''] = keepPlainText(name, 40).split(' ')
  const plain = /\p{L}/u.test(first) ? capitalise(first) : 'this name'
  const random = seededRandom(`name ${plain} ${seed}`)
  const spoken = foldNepali(first.toLowerCase())
  const sounds = /\p{L}/u.test(first)
    ? `A guess from the sound alone: ${plain} ${hear(random, spoken, openings)}, ${hear(random, spoken, endings)}.`
    : 'A sign rather than a name: there is no sound in it to guess from.'
  const write = (lines: readonly string[]) => fill(say(random, lines), { name: plain })
  return {
    meaning: sounds,
    origin: write(origins),
    personality: write(personalities),
  }
}

function hear(random: Random, name: string, sounds: readonly (readonly [RegExp, string])[]) {
  return say(random, [sounds.find(([pattern]) => pattern.test(name))?.[1] ?? ''])
}
