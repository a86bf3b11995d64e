import { chooseSome } from './choose.ts'
import { type ComposeSeed, seededRandom } from './seeded-random.ts'

/** A list in a drawn order, of which the front is used first. */
export type Deal = <T>(list: readonly T[]) => T[]

/**
 * Seeds that end in a number stand in a row (x1, x2, x3 …), as the presses of one visitor may. Which
 * of a list comes to the front then goes round from seed to seed: neighbours differ where chance
 * alone would soon repeat itself.
 */
export function dealInRow(seed: ComposeSeed, matter: string, written: string): Deal {
  const [, row = '', place = ''] = /^(.*?)(\d{0,6})$/s.exec(written) ?? []
  const ofRow = seededRandom(`${matter} ${row}`)
  let turn = Number(place)
  return (list) => {
    const order = chooseSome(list, list.length, ofRow)
    const front = order.splice(turn % (order.length || 1), 1)
    // Once a list has gone round, the next one is met a step further on.
    turn += Math.floor(turn / (list.length || 1))
    return [...front, ...chooseSome(order, order.length, seed)]
  }
}
