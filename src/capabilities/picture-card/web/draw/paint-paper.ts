import type { Ground } from './grounds.ts'
import type { Sheet } from './sheet.ts'

/** Lokta paper in the light of the hour, and a spray laid over its corner. */
export function paintPaper(
  pen: CanvasRenderingContext2D,
  ground: Ground,
  sheet: Sheet,
  sprayScale: number,
): void {
  paintLight(pen, [ground.wash, ground.paper, ground.paper], sheet)
  layFibres(pen, ground, sheet)
  paintSpray(pen, ground, sprayScale)
}

export function paintLight(
  pen: CanvasRenderingContext2D,
  colours: readonly [string, string, string],
  { width, height }: Sheet,
): void {
  const light = pen.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, colours[0])
  light.addColorStop(0.42, colours[1])
  light.addColorStop(1, colours[2])
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
}

/** The same sheet every time: a picture drawn again must be the same picture. */
function layFibres(pen: CanvasRenderingContext2D, ground: Ground, sheet: Sheet): void {
  pen.save()
  pen.strokeStyle = ground.quiet
  pen.globalAlpha = 0.1
  pen.lineWidth = 1.4
  pen.beginPath()
  for (let fibre = 0; fibre < 56; fibre += 1) {
    const x = (fibre * 397) % sheet.width
    const y = (fibre * 631) % sheet.height
    const turn = (fibre * 2.4) % 6.28
    const reach = 16 + ((fibre * 53) % 40)
    pen.moveTo(x, y)
    pen.quadraticCurveTo(
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach,
      x + Math.cos(turn + 0.7) * reach * 1.7,
      y + Math.sin(turn + 0.7) * reach * 1.7,
    )
  }
  pen.stroke()
  pen.restore()
}

/** The name of the house stands on the nearest, well under its edge. */
export function paintRidges(
  pen: CanvasRenderingContext2D,
  ground: Ground,
  { foot }: Sheet,
  alpha: number,
): void {
  pen.save()
  pen.translate(0, foot)
  pen.fillStyle = ground.mid
  pen.globalAlpha = alpha
  for (const ridge of ground.ridges) pen.fill(new Path2D(ridge))
  pen.restore()
}

const twigs =
  'M1090 22C1000 44 918 88 846 150M962 72C930 132 924 176 940 226M898 116C842 100 792 108 742 140'
const leaves =
  'M1066 44c-14 66 0 124-44 186-26-62-10-134 44-186M892 108C820 48 748 36 666 58c52 52 136 82 226 50M1008 46C966-4 904-14 852-4c32 38 94 54 156 50'
const presses = [
  { x: 838, y: 162, size: 5.4, turn: 0.2 },
  { x: 942, y: 236, size: 4.6, turn: 0.9 },
  { x: 736, y: 148, size: 3.9, turn: -0.3 },
]

/** How far it reaches from the corner, at its full size. */
export const spray = { across: 414, down: 285 }

function paintSpray(pen: CanvasRenderingContext2D, ground: Ground, scale: number): void {
  pen.save()
  pen.translate(1080, 0)
  pen.scale(scale, scale)
  pen.translate(-1080, 0)
  pen.save()
  pen.strokeStyle = ground.mid
  pen.lineWidth = 7
  pen.lineCap = 'round'
  pen.stroke(new Path2D(twigs))
  pen.globalAlpha = 0.6
  pen.fillStyle = ground.mid
  pen.fill(new Path2D(leaves))
  pen.restore()
  for (const { x, y, size, turn } of presses) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    pen.scale(size, size)
    pen.fillStyle = ground.glow
    pen.strokeStyle = ground.accent
    pen.lineWidth = 0.6
    const block = new Path2D(ground.block)
    pen.fill(block)
    pen.stroke(block)
    pen.restore()
  }
  pen.restore()
}
