import type { TextRange } from '#kit/text/text-range.ts'
import { readPlainly } from './read-plainly.ts'

/**
 * The text as a dialler or a browser would take it: lower case, every digit a Latin one, every
 * dash and space a plain one, full-width and ornamental signs made plain, invisible characters
 * gone. Character i of `letters` stands from `starts[i]` up to `ends[i]` in the original, its
 * marks (the frame of a keycap, a stroke through it) included.
 */
export type PlainCopy = {
  readonly letters: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

export function copyPlainly(text: string): PlainCopy {
  let letters = ''
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0; at < text.length; ) {
    const code = text.codePointAt(at) as number
    const end = at + (code > 0xffff ? 2 : 1)
    const plain = readPlainly(code)
    letters += plain
    for (let i = 0; i < plain.length; i += 1) {
      // An emoji stays as it is, in two halves; of `⑩` both digits stand in the same place.
      const isHalf = code > 0xffff && plain.charCodeAt(0) >= 0xd800
      starts.push(isHalf ? at + i : at)
      ends.push(isHalf ? at + i + 1 : end)
    }
    if (isMark(code)) coverMark(ends, at, end)
    at = end
  }
  return { letters, starts, ends }
}

/** What goes on the character before it: left behind, it would sit on a stranger. */
function isMark(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x20d0 && code <= 0x20ff) ||
    (code >= 0xfe00 && code <= 0xfe0f)
  )
}

function coverMark(ends: number[], at: number, end: number): void {
  for (let i = ends.length - 1; i >= 0 && ends[i] === at; i -= 1) ends[i] = end
}

/** Where characters `from` up to, not including, `to` of a copy stand in the original. */
export function rangeInText({ starts, ends }: PlainCopy, from: number, to: number): TextRange {
  return { start: starts[from] as number, end: ends[to - 1] as number }
}
