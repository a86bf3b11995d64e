import { breakEvenly, breakLine, hang, type Measure } from './break-lines.ts'
import { divideLines, heightOf, type Lines } from './divide-lines.ts'

export interface FittedText {
  readonly size: number
  readonly leading: number
  /** One picture, or as many as it takes. */
  readonly pages: readonly Lines[]
  /** Of the fullest. */
  readonly height: number
}

export interface Room {
  readonly width: number
  readonly height: number
  /** In lines of the size. */
  readonly leading: number
  readonly largest: number
  readonly measure: Measure
}

/** The smallest is still read on a phone, where a picture is a third as wide as it was drawn. */
const sizes = [
  110, 100, 92, 85, 78, 72, 67, 62, 59, 56, 53, 50, 48, 46, 44, 42, 40, 39, 38, 37, 36, 35, 34,
] as const

/**
 * The largest size at which everything stands in one room, else in two, or in as many as it takes:
 * nothing is left out. Verse would rather be smaller than have its lines broken.
 */
export function fitText(text: string, room: Room): FittedText {
  const tries = sizes
    .filter((size) => size <= room.largest)
    .map((size) => ({ size, lines: setText(text, size, room) }))
  for (let count = 1; ; count++) {
    let best: FittedText | undefined
    let fewest = Number.POSITIVE_INFINITY
    for (const { size, lines } of tries) {
      const leading = size * room.leading
      // A picture that holds not even one line would want pictures without end.
      const most = Math.max(2, room.height / leading)
      const pages = divideLines(lines, count, most)
      const broken = lines.filter((line) => line?.isHanging).length
      if (!pages || broken >= fewest) continue
      fewest = broken
      best = { size, leading, pages, height: leading * Math.max(...pages.map(heightOf)) }
    }
    if (best) return best
  }
}

/** Who breaks lines means them. */
export function isVerse(text: string): boolean {
  return text.trim().includes('\n')
}

function setText(text: string, size: number, room: Room): Lines {
  const setIn = isVerse(text) ? hang : 0
  const width = room.width / size
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.trim()) return [null]
      return setIn
        ? breakLine(line.trim(), width, setIn, room.measure)
        : breakEvenly(line.trim(), width, room.measure)
    })
}

/** Where each line of a picture stands, from the top of the text. */
export function placeLines({ size, leading }: FittedText, page: Lines) {
  return page.flatMap((line, place) => {
    const y = leading * heightOf(page.slice(0, place))
    return line ? [{ text: line.text, x: line.isHanging ? size * hang : 0, y }] : []
  })
}
