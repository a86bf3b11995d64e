import { hashText } from '#kit/text/hash-text.ts'

/** Where every choice of the composers comes from: the next number from 0 up to 1. */
export type Random = () => number

/**
 * The same seed gives the same numbers on the server and on an old phone, so that a text can be
 * written again from its seed (mulberry32: tiny, and even enough for choosing words).
 */
export function seededRandom(seed: string): Random {
  let state = hashText(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
