import { breakEvenly } from '../../setting/break-lines.ts'
import { textFont } from './fonts.ts'
import type { Ground } from './grounds.ts'
import type { Sheet } from './sheet.ts'

export interface Foot {
  readonly house: string
  /** Where whoever sees the picture finds the house. */
  readonly address: string
  readonly note: string
}

const size = 26
const leading = 34
const leaf =
  'M33 15C37 7 57 5 59 22 60.5 35 47 43 39.5 49 35.5 52.3 35.5 57.5 28.5 62.5 30.5 57 29.5 53 26 49.8 18 43.5 5 35.5 5.5 22.5 6.5 6 28 6.5 33 15Z'
const veins =
  'M33 15C32.5 28 33.5 40 32.3 50M32.8 28C38 27 44 23.5 48 18M32.9 39C38 37.5 43 34 46.5 30M32.8 28C27.5 27 21.5 24 17.5 18.5M32.9 39C27.5 37.8 22 34.5 18.5 30.5'
const stem = 'M33 15C33 11 34.5 6.5 38 3'

/** Mark, name and address of the house on one level, and beside them who wrote what stands above. */
export function paintFoot(
  pen: CanvasRenderingContext2D,
  { house, address, note }: Foot,
  ground: Ground,
  { left, right, foot }: Sheet,
): void {
  paintMark(pen, ground, left, foot)
  const afterName = paintWordmark(pen, ground, left + 72, foot)
  pen.textBaseline = 'middle'
  pen.textAlign = 'left'
  pen.font = `${size}px ${textFont}`
  pen.fillStyle = ground.accent
  const start = afterName + 22
  const most = right - start - (note ? 260 : 0)
  pen.fillText(house, start, foot - leading / 2, most)
  pen.fillText(address, start, foot + leading / 2, most)
  const end = start + Math.min(most, widestOf([house, address], pen))
  writeNote(pen, note, ground, { left: end + 30, right, middle: foot })
}

const widestOf = (texts: readonly string[], pen: CanvasRenderingContext2D) =>
  Math.max(...texts.map((text) => pen.measureText(text).width))

function writeNote(
  pen: CanvasRenderingContext2D,
  note: string,
  ground: Ground,
  { left, right, middle }: { left: number; right: number; middle: number },
): void {
  if (!note) return
  const measure = (text: string) => pen.measureText(text).width
  pen.font = `${size - 2}px ${textFont}`
  pen.fillStyle = ground.quiet
  pen.textAlign = 'right'
  // Two short lines rather than one that reaches over to the name.
  const lines = breakEvenly(note, Math.min(right - left, 330), measure)
  for (const [place, { text }] of lines.entries()) {
    const y = middle + (place - (lines.length - 1) / 2) * (leading - 2)
    pen.fillText(text, right, y, right - left)
  }
}

function paintMark(
  pen: CanvasRenderingContext2D,
  ground: Ground,
  left: number,
  middle: number,
): void {
  pen.save()
  pen.translate(left - 5, middle - 30)
  pen.scale(0.94, 0.94)
  pen.lineCap = 'round'
  pen.fillStyle = ground.accent
  pen.fill(new Path2D(leaf))
  pen.strokeStyle = ground.onAccent
  pen.lineWidth = 2.6
  pen.stroke(new Path2D(veins))
  pen.strokeStyle = ground.accent
  pen.lineWidth = 3.2
  pen.stroke(new Path2D(stem))
  pen.restore()
}

/** The name of the house stands as shapes in every page; the picture borrows them. */
function paintWordmark(
  pen: CanvasRenderingContext2D,
  ground: Ground,
  left: number,
  middle: number,
): number {
  const shape = document.querySelector('#wordmark path')?.getAttribute('d')
  if (!shape) return left
  const scale = 0.19
  pen.save()
  pen.translate(left, middle - 148 * scale)
  pen.scale(scale, scale)
  pen.fillStyle = ground.accent
  pen.fill(new Path2D(shape))
  pen.restore()
  return left + 1202 * scale
}
