/** Where every choice of the composer comes from: the same seed makes the same text. */
export interface ComposeSeed {
  /** 0 <= x < 1 */
  next(): number
}

/** FNV-1a over UTF-16 code units, then mulberry32: tiny, even enough for choosing words. */
export function seededRandom(seed: string): ComposeSeed {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at += 1) {
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  }
  return {
    next() {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
    },
  }
}
