import type { Line } from './break-lines.ts'

/** An empty place stands between two stanzas. */
export type Lines = readonly (Line | null)[]

const betweenStanzas = 0.6

/** In lines. */
export function heightOf(lines: Lines): number {
  return lines.reduce((sum, line) => sum + (line ? 1 : betweenStanzas), 0)
}

/**
 * Over as many pictures as are given, each at most so high, about as full as the next. Stanzas stay
 * whole unless one alone is too much; undefined where the lines do not go in.
 */
export function divideLines(lines: Lines, count: number, most: number): Lines[] | undefined {
  const full = fillPages(lines, most, most)
  if (full.length > count) return undefined
  let low = heightOf(lines) / full.length / 2
  let high = most
  for (let halving = 0; halving < 8; halving++) {
    const middle = (low + high) / 2
    if (fillPages(lines, middle, most).length > full.length) low = middle
    else high = middle
  }
  return fillPages(lines, high, most)
}

/** One after the other up to the limit; a stanza above it, but not too high for a picture, alone. */
function fillPages(lines: Lines, limit: number, most: number): Lines[] {
  const pages: Lines[] = []
  for (const stanza of stanzasOf(lines)) {
    const isTooHigh = heightOf(stanza) > most
    const pieces = isTooHigh ? wholeLines(stanza) : [stanza]
    for (const [place, piece] of pieces.entries()) {
      const page = pages.at(-1)
      const gap = place === 0 ? [null] : []
      const joined = page && [...page, ...gap, ...piece]
      if (joined && heightOf(joined) <= limit) pages.splice(-1, 1, joined)
      else pages.push(piece)
    }
  }
  return pages
}

function stanzasOf(lines: Lines): Line[][] {
  const stanzas: Line[][] = [[]]
  for (const line of lines) {
    if (line) stanzas.at(-1)?.push(line)
    else stanzas.push([])
  }
  return stanzas.filter(({ length }) => length > 0)
}

/** Each line with what hangs from it. */
function wholeLines(stanza: readonly Line[]): Line[][] {
  const whole: Line[][] = []
  for (const line of stanza) {
    if (line.isHanging) whole.at(-1)?.push(line)
    else whole.push([line])
  }
  return whole
}
