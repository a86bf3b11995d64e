import { type Card, type Format, placeOf } from '../../card.ts'
import { loadFonts } from './fonts.ts'
import { grounds } from './grounds.ts'
import { paintFoot } from './paint-foot.ts'
import { sheetOf } from './sheet.ts'
import { setAtNight } from './write-at-night.ts'
import { setOnPaper } from './write-on-paper.ts'

const house = 'Voice of Heart'

/**
 * Draws on the device: what somebody shares as a picture is sent nowhere by us. What is too long
 * to be read on one picture stands on two.
 */
export async function drawCard(card: Card, format: Format): Promise<Blob[]> {
  const foot = { house, address: location.host, note: card.note ?? '' }
  await loadFonts(card, `${foot.house} ${foot.address} 0/9०९`)
  const sheet = sheetOf(format)
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width
  canvas.height = sheet.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  const ground = grounds[card.hour]
  const { pages, paint, write } = card.sign
    ? setAtNight(pen, { ...card, sign: card.sign }, ground, sheet)
    : setOnPaper(pen, card, ground, sheet)
  const pictures: Blob[] = []
  for (let place = 0; place < pages; place++) {
    paint()
    write(place, pages > 1 ? placeOf(place, pages, card.language) : '')
    paintFoot(pen, foot, ground, sheet)
    pictures.push(await toPicture(canvas))
  }
  return pictures
}

function toPicture(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))), 'image/png')
  })
}
