import { starlet } from '#capabilities/look/web/art/blocks.ts'
import type { Card, Sign } from '../../card.ts'
import { verseFonts } from './fonts.ts'
import type { Ground } from './grounds.ts'
import type { Sheet } from './sheet.ts'

export const signHeight = 380

/** As the heart of the page: on the ground of the night in both themes. */
const hearts = {
  red: 'oklch(72% 0.17 22)',
  pink: 'oklch(82% 0.105 350)',
  purple: 'oklch(76% 0.115 308)',
} as const

/**
 * Faint stars, the same every night, and three near ones. None among the words, which begin at
 * `wordsFrom`: over a Nepali letter it would be a sign of its own.
 */
export function paintSky(
  pen: CanvasRenderingContext2D,
  ground: Ground,
  sheet: Sheet,
  wordsFrom: number,
): void {
  pen.save()
  pen.fillStyle = ground.quiet
  for (let speck = 0; speck < 96; speck += 1) {
    const x = (speck * 389 + 60) % sheet.width
    const y = (speck * 271 + 40) % sheet.bottom
    if (y > wordsFrom && x > sheet.left - 30 && x < sheet.right + 30) continue
    pen.globalAlpha = 0.2 + ((speck * 37) % 50) / 100
    pen.beginPath()
    pen.arc(x, y, 1.6 + ((speck * 7) % 3) * 0.7, 0, 7)
    pen.fill()
  }
  pen.restore()
  pen.fillStyle = ground.glow
  paintStar(pen, 170, sheet.top + 64, 3.4)
  paintStar(pen, 902, sheet.top + 6, 2.6)
  paintStar(pen, 846, sheet.top + 300, 2)
}

function paintStar(pen: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  pen.fill(new Path2D(starlet))
  pen.restore()
}

/** The sign around the middle of its height, at `x`. */
export function paintSign(
  pen: CanvasRenderingContext2D,
  { sign, language }: { sign: Sign; language: Card['language'] },
  ground: Ground,
  { x, y, scale }: { x: number; y: number; scale: number },
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  const write = (text: string, size: number, most: number) => {
    pen.font = `${size}px ${verseFonts[language]}`
    const { width } = pen.measureText(text)
    if (width > most) pen.font = `${(size * most) / width}px ${verseFonts[language]}`
    const box = pen.measureText(text)
    // By what is drawn, not by the line: a matra above or below moves the letter out of the middle.
    pen.fillText(text, 0, (box.actualBoundingBoxAscent - box.actualBoundingBoxDescent) / 2)
  }
  if (sign.kind === 'glyph' || sign.kind === 'figure') paintMoon(pen, ground)
  if (sign.kind === 'glyph') {
    pen.scale(8, 8)
    pen.translate(-12, -12)
    drawLine(pen, new Path2D(sign.path), ground.onAccent, 1.5)
  } else if (sign.kind === 'figure') {
    pen.fillStyle = ground.onAccent
    write(sign.text, 176, 220)
  } else if (sign.kind === 'seed') {
    paintHalo(pen, ground, 220)
    pen.fillStyle = ground.glow
    write(sign.text, 260, 560)
  } else if (sign.kind === 'heart') {
    const filled = paintHeart(pen, sign, ground)
    // The number may stand half in the light: each half is written to be read on its own.
    pen.fillStyle = ground.ink
    write(sign.said, 92, 220)
    pen.clip(filled)
    pen.fillStyle = ground.onAccent
    write(sign.said, 92, 220)
  } else {
    paintStars(pen, sign.points, ground)
  }
  pen.restore()
}

function drawLine(
  pen: CanvasRenderingContext2D,
  path: Path2D,
  colour: string,
  width: number,
): void {
  pen.strokeStyle = colour
  pen.lineWidth = width
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.stroke(path)
}

function paintHalo(pen: CanvasRenderingContext2D, { glow }: Ground, reach: number): void {
  pen.save()
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, reach)
  light.addColorStop(0, glow)
  light.addColorStop(1, glow.replace(')', ' / 0)'))
  pen.fillStyle = light
  pen.globalAlpha = 0.3
  pen.fillRect(-reach, -reach, 2 * reach, 2 * reach)
  pen.restore()
}

function paintMoon(pen: CanvasRenderingContext2D, ground: Ground): void {
  paintHalo(pen, ground, 280)
  pen.fillStyle = ground.glow
  pen.save()
  pen.globalAlpha = 0.16
  fillCircle(pen, 188)
  pen.restore()
  fillCircle(pen, 150)
}

function fillCircle(pen: CanvasRenderingContext2D, radius: number): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 7)
  pen.fill()
}

/** Hands back where it is full. */
function paintHeart(
  pen: CanvasRenderingContext2D,
  { path, top, bottom, percent, colour }: Extract<Sign, { kind: 'heart' }>,
  ground: Ground,
): Path2D {
  const glow = hearts[colour]
  paintHalo(pen, { ...ground, glow }, 300)
  const scale = (signHeight - 20) / (bottom - top)
  const place = new DOMMatrix().scale(scale).translate(-120, -(top + bottom) / 2)
  const heart = new Path2D()
  heart.addPath(new Path2D(path), place)
  const surface = bottom - ((bottom - top) * percent) / 100
  const filled = new Path2D()
  filled.addPath(new Path2D(`M56 ${surface}q16-7 32 0t32 0 32 0 32 0V${bottom + 4}H56Z`), place)
  pen.fillStyle = ground.wash
  pen.fill(heart)
  pen.save()
  pen.clip(heart)
  pen.fillStyle = glow
  pen.fill(filled)
  pen.restore()
  drawLine(pen, heart, glow, 7)
  return filled
}

function paintStars(
  pen: CanvasRenderingContext2D,
  points: Extract<Sign, { kind: 'stars' }>['points'],
  ground: Ground,
): void {
  const columns = points.map(([x]) => x)
  const rows = points.map(([, y]) => y)
  const middle = (of: readonly number[]) => (Math.min(...of) + Math.max(...of)) / 2
  pen.save()
  paintHalo(pen, ground, 300)
  const scale = 4.2
  pen.scale(scale, scale)
  pen.translate(-middle(columns), -middle(rows))
  pen.save()
  pen.setLineDash([0.6, 4])
  const line = new Path2D()
  for (const [x, y] of points) line.lineTo(x, y)
  drawLine(pen, line, ground.quiet, 1.3)
  pen.restore()
  pen.fillStyle = ground.glow
  for (const [at, [x, y]] of points.entries()) paintStar(pen, x, y, at % 3 === 2 ? 1.7 : 1.2)
  pen.restore()
}
