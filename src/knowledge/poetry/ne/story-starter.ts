import type { StoryGenre } from '../kinds.ts'
import { chooseOne, linesOf, settle } from './choose.ts'
import { type ComposeSeed, seededRandom } from './seeded-random.ts'
import { storyPeople, storyTurns, type ToldGenre } from './story-parts.ts'

function draw(lines: string, seed: ComposeSeed): string {
  return settle(chooseOne(linesOf(lines), seed), seed)
}

/** The opening of a story: who tells it and where, what happened, what it left, what now. */
export function composeStoryStarter(input: { genre: StoryGenre; seed: string }): string {
  const seed = seededRandom(`story\n${input.genre}\n${input.seed}`)
  const told = Object.keys(storyTurns) as ToldGenre[]
  const genre = input.genre === 'any' ? chooseOne(told, seed) : input.genre
  const { happened, left, hook } = storyTurns[genre]
  return [storyPeople, happened, left, hook].map((lines) => draw(lines, seed)).join(' ')
}
