import type { PreviewPicture, Scenery } from '#kit/page/scenery.ts'
import { fitWords, type Line, ruleBeforeBy } from './fit-words.ts'
import type { Letters } from './letters.ts'

/** What Messenger, WhatsApp and Viber ask for. */
export const size = { width: 1200, height: 630 }

/** Where words, picture and the name of the house stand; apps cut a little off every edge. */
export const room = { left: 76, top: 54, width: 606, height: 402 }
const frame = { left: 738, top: 84, width: 398, height: 340 }
const foot = 552

const inks = { above: 'accent', large: 'ink', small: 'ink-quiet', by: 'ink-quiet' } as const

/** The whole picture as SVG, its letters as shapes. */
export function layOut({ language, words, scenery }: PreviewPicture, letters: Letters): string {
  const fitted = fitWords(words, language, room, letters.measure)
  const top = room.top + (room.height - fitted.height) / 2
  const { width, height } = size
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${scenery.colours.paper}"/>`,
    drawRidges(scenery),
    words.glyph ? drawMoon(scenery, words.glyph) : drawPicture(scenery),
    ...fitted.lines.map((line) => write(line, top, scenery, letters)),
    drawHouse(scenery, letters),
    '</svg>',
  ].join('')
}

function write(line: Line, top: number, { colours }: Scenery, letters: Letters): string {
  const y = top + line.middle
  const isBy = line.kind === 'by'
  const rule = isBy
    ? `<rect x="${room.left}" y="${y - 1}" width="36" height="3" fill="${colours.accent}"/>`
    : ''
  const place = {
    x: room.left + (isBy ? ruleBeforeBy : 0),
    y: y + line.size * 0.33,
    size: line.size,
  }
  return `${rule}<g fill="${colours[inks[line.kind]]}">${letters.write(line.text, place)}</g>`
}

function drawRidges({ ridges, colours }: Scenery): string {
  const shapes = ridges.map((ridge) => `<path d="${ridge}"/>`).join('')
  const scale = size.width / 1080
  return `<g transform="translate(0 ${foot + 34}) scale(${scale} .75)" fill="${colours['accent-mid']}" fill-opacity=".15">${shapes}</g>`
}

function drawPicture({ drawing, colours }: Scenery): string {
  const { left, top, width, height } = frame
  const placed = `<svg x="${left}" y="${top}" width="${width}" height="${height}" `
  return `<g color="${colours.ink}">${drawing.replace('<svg ', placed)}</g>`
}

const specks = [
  [744, 130, 3],
  [1092, 108, 4],
  [1124, 300, 3],
  [770, 372, 4],
  [822, 92, 2.5],
  [1066, 404, 2.5],
  [726, 258, 2.5],
] as const

function drawMoon({ colours }: Scenery, glyph: string): string {
  const [x, y] = [frame.left + frame.width / 2, frame.top + frame.height / 2]
  const stars = specks.map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`).join('')
  return [
    `<g fill="${colours.glow}"><circle cx="${x}" cy="${y}" r="168" opacity=".16"/>`,
    `<circle cx="${x}" cy="${y}" r="132"/>${stars}</g>`,
    `<path transform="translate(${x - 84} ${y - 84}) scale(7)" d="${glyph}" fill="none"`,
    ` stroke="${colours['on-accent']}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('')
}

function drawHouse({ leaf, wordmark, colours }: Scenery, letters: Letters): string {
  const english = { x: room.left + 330, y: foot + 10, size: 30 }
  const round = 'fill="none" stroke-linecap="round"'
  return [
    `<g transform="translate(${room.left - 5} ${foot - 30}) scale(.94)">`,
    `<path d="${leaf.outline}" fill="${colours.accent}"/>`,
    `<path d="${leaf.veins}" ${round} stroke="${colours['on-accent']}" stroke-width="2.6"/>`,
    `<path d="${leaf.stem}" ${round} stroke="${colours.accent}" stroke-width="3.2"/></g>`,
    `<path transform="translate(${room.left + 72} ${foot - 148 * 0.19}) scale(.19)" d="${wordmark}" fill="${colours.accent}"/>`,
    `<g fill="${colours['ink-quiet']}">${letters.write('Voice of Heart', english)}</g>`,
  ].join('')
}
