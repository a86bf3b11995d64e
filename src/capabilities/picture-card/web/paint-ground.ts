import { cardSize } from '../card.ts'
import type { Ground } from './grounds.ts'

const { width, height } = cardSize

/** Lokta paper, the light of the hour, far hills, and a spray laid over the corner. */
export function paintGround(pen: CanvasRenderingContext2D, ground: Ground): void {
  const light = pen.createLinearGradient(0, 0, 0, height)
  light.addColorStop(0, ground.wash)
  light.addColorStop(0.42, ground.paper)
  light.addColorStop(1, ground.paper)
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  layFibres(pen, ground)
  paintHills(pen, ground)
  paintSpray(pen, ground)
}

/** The same sheet every time: a picture drawn again must be the same picture. */
function layFibres(pen: CanvasRenderingContext2D, ground: Ground): void {
  pen.save()
  pen.strokeStyle = ground.quiet
  pen.globalAlpha = 0.1
  pen.lineWidth = 1.4
  pen.beginPath()
  for (let fibre = 0; fibre < 46; fibre += 1) {
    const x = (fibre * 397) % width
    const y = (fibre * 631) % height
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

const ridges = [
  'M0 1150C150 1086 230 1120 350 1070S560 1012 660 1080 860 1110 1080 1030V1350H0Z',
  'M0 1210C130 1172 260 1206 400 1160S690 1150 800 1190 960 1196 1080 1150V1350H0Z',
  'M0 1262C180 1226 330 1262 520 1236S860 1222 1080 1252V1350H0Z',
]

function paintHills(pen: CanvasRenderingContext2D, ground: Ground): void {
  pen.save()
  pen.fillStyle = ground.mid
  pen.globalAlpha = 0.2
  for (const ridge of ridges) pen.fill(new Path2D(ridge))
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

function paintSpray(pen: CanvasRenderingContext2D, ground: Ground): void {
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
}
