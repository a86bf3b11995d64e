import { pickOne, shuffle } from '../chance/choose.ts'
import { placeInRow } from '../chance/seed-row.ts'
import { seededRandom } from '../chance/seeded-random.ts'
import { type StoryGenre, storyGenres } from '../kinds.ts'
import type { Plot } from './read-plots.ts'

type ToldGenre = Exclude<StoryGenre, 'any'>
export const toldGenres = storyGenres.filter((genre) => genre !== 'any')

/** A genre, and which story of it: the front ones for who asked for it, the last ones for who did not. */
export interface DealtPlace {
  readonly genre: ToldGenre
  readonly row: string
  readonly at: number
}

/** The presses of one visitor go through the genres in turn, and through the stories of each. */
export function dealPlace(genre: StoryGenre, seed: string): DealtPlace {
  const { row, place } = placeInRow(seed)
  if (genre !== 'any') return { genre, row, at: place }
  const order = shuffle(seededRandom(`genres ${row}`), toldGenres)
  const told = order[place % order.length] as ToldGenre
  return { genre: told, row, at: -1 - Math.floor(place / order.length) }
}

/** The stories of a genre come round in a drawn order, and none again before all were there. */
export function dealPlot({ genre, row, at }: DealtPlace, plots: readonly Plot[]): Plot {
  return shuffle(seededRandom(`plots ${genre} ${row}`), plots).at(at % plots.length) as Plot
}

/** One reading of each place, the same in the opening as in the chapters after it. */
export function drawSlots({ slots }: Plot, seed: string): Record<string, string> {
  const random = seededRandom(`slots ${seed}`)
  return Object.fromEntries(
    Object.entries(slots).map(([slot, readings]) => [slot, pickOne(random, readings)]),
  )
}
