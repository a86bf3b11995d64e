import { shuffle } from './choose.ts'
import { type Random, seededRandom } from './seeded-random.ts'

/** A list in a drawn order, of which the front is used first. */
export type Deal = <T>(list: readonly T[]) => T[]

/**
 * Seeds that end in a number stand in a row (x1, x2, x3 …), as the presses of one visitor may. Which
 * of a list comes to the front then goes round from seed to seed, and where two lists have gone
 * round, they meet in another pair: neighbours differ where chance alone would soon repeat itself.
 */
export function dealInRow(random: Random, matter: string, seed: string): Deal {
  const { row, place } = placeInRow(seed)
  const ofRow = seededRandom(`${matter} ${row}`)
  let turn = place
  return (list) => {
    const order = shuffle(ofRow, list)
    const front = order.splice(turn % (order.length || 1), 1)
    turn += Math.floor(turn / (list.length || 1))
    return [...front, ...shuffle(random, order)]
  }
}

/** What the seeds of a row have in common, and which of them this one is. */
export function placeInRow(seed: string): { row: string; place: number } {
  const [, row = '', place = ''] = /^(.*?)(\d{0,6})$/s.exec(seed) ?? []
  return { row, place: Number(place) }
}
