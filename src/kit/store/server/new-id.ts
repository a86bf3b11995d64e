import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const symbolsOfChance = 17

/** Asking the machine for 17 bytes costs as much as asking for thousands, so they are asked for ahead. */
const chances = new Uint8Array(symbolsOfChance * 256)
let used = chances.length

/**
 * A sortable id: 9 symbols of time, 17 of chance (85 bits), so it can order a
 * page and still not be guessed from its neighbours.
 */
export function newId(now: number): string {
  let id = ''
  for (let rest = now, place = 0; place < 9; place++) {
    id = alphabet[rest % 32] + id
    rest = Math.floor(rest / 32)
  }
  if (used === chances.length) {
    randomFillSync(chances)
    used = 0
  }
  for (let place = 0; place < symbolsOfChance; place++) {
    id += alphabet[(chances[used] as number) % 32]
    // Used once and wiped: what is left in memory tells nothing of an id given before.
    chances[used++] = 0
  }
  return id
}
