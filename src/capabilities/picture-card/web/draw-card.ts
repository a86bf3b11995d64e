import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'
import { type Card, cardSize } from '../card.ts'
import { breakEvenly, fitText, isVerse, placeLines } from '../fit-text.ts'
import { type Ground, grounds } from './grounds.ts'
import { paintGround } from './paint-ground.ts'

const verseFonts: Both = {
  en: '"Noto Serif", "Noto Serif Devanagari", Georgia, serif',
  np: '"Noto Serif Devanagari", "Noto Serif", Georgia, serif',
}
const textFont = 'Mukta, system-ui, sans-serif'
const leadings: Readonly<Record<Language, number>> = { en: 1.55, np: 1.72 }

/** The words stand between the spray and the hills. */
const margin = 110
const topBelowSpray = 300
/** A short title stands beside the spray. */
const topBesideSpray = 170
const besideSpray = 420
const bottom = 1140

/** Draws on the device: what somebody shares as a picture is sent nowhere by us. */
export async function drawCard(card: Card): Promise<Blob> {
  await loadFonts(card)
  const canvas = document.createElement('canvas')
  canvas.width = cardSize.width
  canvas.height = cardSize.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  const ground = grounds[card.hour]
  paintGround(pen, ground)
  writeWords(pen, card, ground)
  paintWordmark(pen, ground)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png')
  })
}

/** A font that does not come must not keep the picture from being drawn. */
async function loadFonts({ language, title = '', text, by }: Card): Promise<void> {
  const words = title + text + by
  const fonts = [`40px ${verseFonts[language]}`, `40px ${textFont}`]
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, words)))
}

function writeWords(pen: CanvasRenderingContext2D, card: Card, ground: Ground): void {
  const family = verseFonts[card.language]
  pen.textBaseline = 'middle'
  pen.font = `100px ${family}`
  const measure = (text: string) => pen.measureText(text).width / 100
  const title = card.title ? setTitle(card.title, measure) : noTitle
  const top = title.width > 0 && title.width <= besideSpray ? topBesideSpray : topBelowSpray
  const byRoom = 80
  const fitted = fitText(card.text, {
    width: cardSize.width - 2 * margin,
    height: bottom - top - title.height - byRoom,
    leading: leadings[card.language],
    measure,
  })
  const whole = title.height + fitted.height + byRoom
  const start = top + Math.max(0, bottom - top - whole) / 2
  const startOfText = start + title.height
  const places = placeLines(fitted, isVerse(card.text))
  const widest = Math.max(...places.map(({ text, x }) => x + measure(text) * fitted.size))
  const left = Math.max(margin, Math.min((cardSize.width - Math.max(widest, title.width)) / 2, 240))

  pen.fillStyle = ground.accent
  pen.font = `${title.size}px ${family}`
  for (const [place, { text }] of title.lines.entries()) {
    pen.fillText(text, left, start + title.size * titleLeading * (place + 0.5))
  }
  pen.fillStyle = ground.ink
  pen.font = `${fitted.size}px ${family}`
  for (const { text, x, y } of places) {
    pen.fillText(text, left + x, startOfText + y + fitted.leading / 2)
  }
  writeBy(pen, card.by, {
    left,
    y: startOfText + fitted.height + 56,
    size: Math.min(30, fitted.size),
    ground,
  })
}

const titleLeading = 1.5
const noTitle = { lines: [], size: 0, width: 0, height: 0 }

/** In one line where it fits, else in two or more of equal length: no title is made tiny. */
function setTitle(title: string, measure: (text: string) => number) {
  const most = cardSize.width - 2 * margin
  const size = measure(title) * 56 <= most ? 56 : 46
  const lines = breakEvenly(title, most / size, measure)
  const width = size * Math.max(...lines.map(({ text }) => measure(text)))
  return { lines, size, width, height: lines.length * size * titleLeading + 30 }
}

function writeBy(
  pen: CanvasRenderingContext2D,
  by: string,
  { left, y, size, ground }: { left: number; y: number; size: number; ground: Ground },
): void {
  pen.fillStyle = ground.accent
  pen.fillRect(left, y - 3, 44, 2)
  pen.fillStyle = ground.quiet
  pen.font = `${size}px ${textFont}`
  pen.fillText(by, left + 62, y, cardSize.width - margin - left - 62)
}

/** The name of the house stands as shapes in every page; the picture borrows them. */
function paintWordmark(pen: CanvasRenderingContext2D, ground: Ground): void {
  const shape = document.querySelector('#wordmark path')?.getAttribute('d')
  if (!shape) return
  const scale = 0.2
  pen.save()
  pen.translate((cardSize.width - 1202 * scale) / 2, 1262)
  pen.scale(scale, scale)
  pen.fillStyle = ground.accent
  pen.fill(new Path2D(shape))
  pen.restore()
}
