import { shuffle } from './choose.ts'
import { type Random, seededRandom } from './seeded-random.ts'

/**
 * A list in a drawn order, of which the front is used first: the first `taken` of it, one where
 * nothing is said. Whoever uses more should say so, or the second comes by chance alone.
 */
export type Deal = <T>(list: readonly T[], taken?: number) => T[]

/** No row is longer: the numbers at the end of a seed have six digits. */
const endOfRow = 1_000_000

/**
 * Seeds that end in a number stand in a row (x-0, x-1, x-2 …), as the presses of one phone do. Along
 * a row each list of a text is dealt without return: all of it comes to the front once, before
 * any of it comes again. Lists are told apart by their order in the text. When the lists before
 * it have gone round with it, a list moves on by one, so that they meet in other pairs.
 */
export function dealInRow(random: Random, matter: string, seed: string): Deal {
  const { row, place } = placeInRow(seed)
  let lists = 0
  let presses = 1
  return <T>(list: readonly T[], taken = 1) => {
    lists += 1
    if (list.length === 0) return []
    presses = Math.min(endOfRow, leastCommonMultiple(presses, list.length))
    const order = shuffle(seededRandom(`${matter} ${row} ${lists}`), [...list.keys()])
    const front = new Set<number>()
    for (let at = 0; at < Math.min(taken, list.length); at += 1) {
      const turn = place * taken + at
      const moved = lists === 1 ? 0 : Math.floor(turn / (presses * taken))
      front.add(order[(turn + moved) % list.length] as number)
    }
    if (lists > 1) presses *= list.length
    const rest = list.filter((_, at) => !front.has(at))
    return [...[...front].map((at) => list[at] as T), ...shuffle(random, rest)]
  }
}

/** One line of a list: in a row none comes twice before all have come. */
export function dealLine(lines: readonly string[], matter: string, seed: string): string {
  const deal = dealInRow(seededRandom(`${matter} ${seed}`), matter, seed)
  const [line = ''] = deal(lines)
  return line
}

/** What the seeds of a row have in common, and which of them this one is. */
export function placeInRow(seed: string): { row: string; place: number } {
  const [, row = '', place = ''] = /^(.*?)(\d{0,6})$/s.exec(seed) ?? []
  return { row, place: Number(place) }
}

function leastCommonMultiple(one: number, other: number): number {
  return (one / greatestCommonDivisor(one, other)) * other
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}
