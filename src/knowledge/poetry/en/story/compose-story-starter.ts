import { fill, pickOne, say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { storyGenres } from '../../kinds.ts'
import type { Asked } from '../../writing-request.ts'
import { men, storySeeds, women } from './story-lines.ts'

const toldGenres = storyGenres.filter((genre) => genre !== 'any')

const woman = { she: 'she', She: 'She', her: 'her', Her: 'Her', him: 'her' }
const man = { she: 'he', She: 'He', her: 'his', Her: 'His', him: 'him' }

/** The first sentences of a story: somebody, somewhere, and a reason to turn the page. */
export function composeStoryStarter({ genre, seed }: Asked<'storyStarter'>): string {
  const random = seededRandom(`story ${genre} ${seed}`)
  const told = genre === 'any' ? pickOne(random, toldGenres) : genre
  const text = say(random, storySeeds[told])
  const [words, names, others] = random() < 0.5 ? [woman, women, men] : [man, men, women]
  return fill(text, { ...words, name: pickOne(random, names), other: pickOne(random, others) })
}
