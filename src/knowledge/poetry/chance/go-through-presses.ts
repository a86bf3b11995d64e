import { placeInRow } from './seed-row.ts'
import { type Random, seededRandom } from './seeded-random.ts'

/** Presses after which a row of them begins anew; to know one, those before it are gone through. */
const roundLength = 32

/**
 * Seeds that end in a number are the presses of one visitor. What a press makes depends on what the
 * presses before it have used: `begin` answers who makes one after the other, always the same for
 * the same row. Whoever presses again goes on from where they were, and nothing is gone through twice.
 */
export function goThroughPresses<Made>() {
  let going: { readonly key: string; press: number; readonly next: () => Made } | undefined

  return (matter: string, seed: string, begin: (random: Random) => () => Made): Made => {
    const { row, place } = placeInRow(seed)
    const press = place % roundLength
    const key = `${matter}\n${row}\n${Math.floor(place / roundLength)}`
    if (going?.key !== key || going.press > press)
      going = { key, press: 0, next: begin(seededRandom(key)) }
    for (; going.press < press; going.press += 1) going.next()
    going.press += 1
    return going.next()
  }
}
