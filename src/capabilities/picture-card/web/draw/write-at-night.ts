import type { Card, Sign } from '../../card.ts'
import { breakEvenly } from '../../setting/break-lines.ts'
import { firstSentences } from '../../setting/first-sentences.ts'
import { fitText, placeLines } from '../../setting/fit-text.ts'
import { leadings, textFont, verseFonts } from './fonts.ts'
import type { Ground } from './grounds.ts'
import { paintLight, paintRidges } from './paint-paper.ts'
import { paintSign, paintSky, signHeight } from './paint-sky.ts'
import type { Sheet } from './sheet.ts'
import type { SetCard } from './write-on-paper.ts'

const titleLeading = 1.45

/** Around the middle: the sign, whose it is, and the first words of what was read. */
export function setAtNight(
  pen: CanvasRenderingContext2D,
  card: Card & { readonly sign: Sign },
  ground: Ground,
  sheet: Sheet,
): SetCard {
  const family = verseFonts[card.language]
  const { left, right, top, bottom, scale } = sheet
  const signRoom = (signHeight + 44) * scale
  const eyebrowRoom = 58 * scale
  const belowHead = 34 * scale
  const most = right - left
  const middle = (left + right) / 2
  pen.font = `100px ${family}`
  const measure = (text: string) => pen.measureText(text).width / 100
  const { title = '', eyebrow = '' } = card
  const titleSize = (measure(title) * 68 * scale <= most ? 68 : 54) * scale
  const titles = title ? breakEvenly(title, most / titleSize, measure) : []
  const titleHeight = titles.length * titleSize * titleLeading
  const above = signRoom + titleHeight + (eyebrow ? eyebrowRoom : 0) + belowHead
  const fitted = fitText(firstSentences(card.text, card.language), {
    width: most,
    height: bottom - top - above,
    leading: leadings[card.language] - 0.05,
    largest: 56 * scale,
    measure,
  })
  const start = top + Math.max(0, bottom - top - above - fitted.height) / 2

  function write(place: number, mark: string): void {
    paintSign(pen, card, ground, { x: middle, y: start + (signHeight * scale) / 2, scale })
    pen.textBaseline = 'middle'
    pen.textAlign = 'center'
    let y = start + signRoom
    pen.fillStyle = ground.ink
    pen.font = `${titleSize}px ${family}`
    for (const [at, { text }] of titles.entries()) {
      pen.fillText(text, middle, y + titleSize * titleLeading * (at + 0.5), most)
    }
    y += titleHeight
    const small = [eyebrow, mark].filter(Boolean).join(' · ')
    if (small) {
      pen.fillStyle = ground.accent
      pen.font = `${40 * scale}px ${textFont}`
      pen.fillText(small, middle, y + eyebrowRoom / 2, most)
    }
    y = start + above
    pen.fillStyle = ground.ink
    pen.font = `${fitted.size}px ${family}`
    for (const line of placeLines(fitted, fitted.pages[place] ?? [])) {
      pen.fillText(line.text, middle, y + line.y + fitted.leading / 2, most)
    }
  }

  function paint(): void {
    paintLight(pen, [ground.wash, ground.paper, ground.paper], sheet)
    paintSky(pen, ground, sheet, start + signRoom)
    paintRidges(pen, ground, sheet, 0.45)
  }

  return { pages: fitted.pages.length, paint, write }
}
