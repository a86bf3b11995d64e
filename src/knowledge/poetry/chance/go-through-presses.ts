import { placeInRow } from './seed-row.ts'
import { type Random, seededRandom } from './seeded-random.ts'

/** Presses after which a row of them begins anew; to know one, those before it are gone through. */
const roundLength = 32
/** Rows that a server goes on with while other visitors press in between. */
const mostRows = 40

interface Row<Made> {
  press: number
  readonly next: () => Made
}

/**
 * Seeds that end in a number are the presses of one visitor. What a press makes depends on what the
 * presses before it have used: `begin` answers who makes one after the other, always the same for
 * the same row. Whoever presses again goes on from where they were, and nothing is gone through twice;
 * only where it is made `of` something else than before, the row is gone through anew.
 */
export function goThroughPresses<Made>() {
  const rows = new Map<string, Row<Made>>()

  return (matter: string, seed: string, begin: (random: Random) => () => Made, of = ''): Made => {
    const { row, place } = placeInRow(seed)
    const press = place % roundLength
    const key = `${matter}\n${row}\n${Math.floor(place / roundLength)}`
    const name = `${key}\n${of}`
    const known = rows.get(name)
    const going =
      known && known.press <= press ? known : { press: 0, next: begin(seededRandom(key)) }
    // What was used last stands last, and what was used first goes first.
    rows.delete(name)
    rows.set(name, going)
    for (const oldest of [...rows.keys()].slice(0, -mostRows)) rows.delete(oldest)
    for (; going.press < press; going.press += 1) going.next()
    going.press += 1
    return going.next()
  }
}
