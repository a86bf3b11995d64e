import { randomFillSync } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const symbolsOfTime = 9
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
  for (let rest = now, place = 0; place < symbolsOfTime; place++) {
    id = alphabet[rest % 32] + id
    rest = Math.floor(rest / 32)
  }
  return id + chance(symbolsOfChance)
}

/** The number that stands in front of an id. */
export function idTime(id: string): number {
  let time = 0
  for (const symbol of id.slice(0, symbolsOfTime)) time = time * 32 + alphabet.indexOf(symbol)
  return time
}

/** Where the ids of a moment begin. */
export function firstIdOf(moment: number): string {
  return newId(moment).slice(0, symbolsOfTime)
}

/** An id that says nothing, not even when. */
export function randomId(): string {
  return chance(symbolsOfTime + symbolsOfChance)
}

function chance(symbols: number): string {
  let chosen = ''
  for (let place = 0; place < symbols; place++) {
    if (used === chances.length) {
      randomFillSync(chances)
      used = 0
    }
    chosen += alphabet[(chances[used] as number) % 32]
    // Used once and wiped: what is left in memory tells nothing of an id given before.
    chances[used++] = 0
  }
  return chosen
}
