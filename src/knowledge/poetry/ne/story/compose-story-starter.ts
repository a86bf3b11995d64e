import { linesOf } from '#kit/text/lines-of.ts'
import { pickOne, say } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import type { Asked } from '../../writing-request.ts'
import { storyPeople, storyTurns, type ToldGenre } from './story-lines.ts'

const toldGenres = Object.keys(storyTurns) as ToldGenre[]

/** The opening of a story: who tells it and where, what happened, what it left, what now. */
export function composeStoryStarter({ genre, seed }: Asked<'storyStarter'>): string {
  const random = seededRandom(`story\n${genre}\n${seed}`)
  const { happened, left, hook } = storyTurns[genre === 'any' ? pickOne(random, toldGenres) : genre]
  return [storyPeople, happened, left, hook].map((lines) => say(random, linesOf(lines))).join(' ')
}
