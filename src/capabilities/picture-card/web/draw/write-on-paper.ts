import type { Card } from '../../card.ts'
import { breakEvenly } from '../../setting/break-lines.ts'
import { fitText, isVerse, placeLines } from '../../setting/fit-text.ts'
import { leadings, textFont, verseFonts } from './fonts.ts'
import type { Ground } from './grounds.ts'
import { paintPaper, paintRidges, spray } from './paint-paper.ts'
import type { Sheet } from './sheet.ts'

/** A card with its words set: on how many pictures, and how each is drawn. */
export interface SetCard {
  readonly pages: number
  /** All but the words. */
  paint(): void
  /** The words of one picture; the mark says which of several. */
  write(place: number, mark: string): void
}

const titleLeading = 1.5
const byRoom = 84
const small = 0.8
const large = 1.5

/** From the left, under the spray; a short title stands beside it. */
export function setOnPaper(
  pen: CanvasRenderingContext2D,
  card: Card,
  ground: Ground,
  sheet: Sheet,
): SetCard {
  const family = verseFonts[card.language]
  const { left, right, bottom, scale } = sheet
  pen.textBaseline = 'middle'
  pen.textAlign = 'left'
  pen.font = `100px ${family}`
  const measure = (text: string) => pen.measureText(text).width / 100
  const head = setHead(card, right - left, measure)
  const isBeside = head.height > 0 && left + head.width < sheet.width - spray.across * small
  const top = Math.max(sheet.top, isBeside ? 0 : spray.down * small)
  const verse = isVerse(card.text)
  const fitted = fitText(card.text, {
    width: right - left,
    height: bottom - top - head.height - byRoom,
    leading: leadings[card.language],
    largest: (verse ? 72 : 92) * scale,
    measure,
  })
  const whole = head.height + fitted.height + (card.by ? byRoom : 0)
  // Few words leave the paper to the flowers.
  const sprayScale = bottom - sheet.top - whole > spray.down * large ? large : small
  const from = Math.max(top, sprayScale === large ? spray.down * large : 0)
  const start = from + Math.max(0, bottom - from - whole) / 2
  const startOfText = start + head.height

  function write(place: number, mark: string): void {
    const places = placeLines(fitted, fitted.pages[place] ?? [])
    pen.textBaseline = 'middle'
    pen.textAlign = 'left'
    pen.fillStyle = ground.accent
    for (const line of head.lines) {
      pen.font = `${line.size}px ${line.isTitle ? family : textFont}`
      pen.fillText(line.text, left, start + line.y, right - left)
    }
    pen.fillStyle = ground.ink
    pen.font = `${fitted.size}px ${family}`
    for (const { text, x, y } of places) {
      pen.fillText(text, left + x, startOfText + y + fitted.leading / 2, right - left - x)
    }
    const by = [card.by, mark].filter(Boolean).join(' · ')
    const end = (places.at(-1)?.y ?? 0) + fitted.leading
    if (by) writeBy(pen, by, ground, { left, right, y: startOfText + end + 50 })
  }

  function paint(): void {
    paintPaper(pen, ground, sheet, sprayScale)
    paintRidges(pen, ground, sheet, 0.2)
  }

  return { pages: fitted.pages.length, paint, write }
}

/** A small line, and a title that is broken rather than made tiny. */
function setHead(card: Card, most: number, measure: (text: string) => number) {
  const lines: { text: string; size: number; y: number; isTitle: boolean }[] = []
  let height = 0
  let width = 0
  if (card.eyebrow) {
    lines.push({ text: card.eyebrow, size: 42, y: 24, isTitle: false })
    height = 78
  }
  if (card.title) {
    const size = measure(card.title) * 60 <= most ? 60 : 48
    for (const { text } of breakEvenly(card.title, most / size, measure)) {
      lines.push({ text, size, y: height + (size * titleLeading) / 2, isTitle: true })
      height += size * titleLeading
      width = Math.max(width, measure(text) * size)
    }
    height += 30
  }
  return { lines, height, width }
}

function writeBy(
  pen: CanvasRenderingContext2D,
  by: string,
  ground: Ground,
  { left, right, y }: { left: number; right: number; y: number },
): void {
  pen.fillStyle = ground.accent
  pen.fillRect(left, y - 2, 44, 3)
  pen.fillStyle = ground.quiet
  pen.font = `40px ${textFont}`
  pen.fillText(by, left + 62, y, right - left - 62)
}
