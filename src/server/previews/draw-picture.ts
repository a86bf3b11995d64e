import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Language } from '#kit/i18n/language.ts'
import type { PreviewPicture } from '#kit/page/scenery.ts'
import { filesOfDrawing, readBeside } from './files-beside.ts'
import { layOut } from './lay-out.ts'
import { type Letters, openLetters } from './letters.ts'
import { unpackWoff } from './unpack-woff.ts'
import { writePng } from './write-png.ts'

export type DrawPicture = (picture: PreviewPicture) => Uint8Array

export async function openDrawing(): Promise<DrawPicture> {
  await initWasm(await readBeside(filesOfDrawing.wasm))
  const letters = await openLettersOfBoth()
  return (picture) => {
    const drawing = new Resvg(layOut(picture, letters[picture.language]))
    const image = drawing.render()
    const png = writePng(image.pixels, image.width, image.height)
    image.free()
    drawing.free()
    return png
  }
}

export async function openLettersOfBoth(): Promise<Readonly<Record<Language, Letters>>> {
  const { latin, moreLatin, devanagari } = filesOfDrawing
  const open = async (names: readonly string[]) =>
    openLetters((await Promise.all(names.map(readBeside))).map(unpackWoff))
  return {
    en: await open([latin, moreLatin, devanagari]),
    np: await open([devanagari, latin, moreLatin]),
  }
}
