import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'

const serif = '@fontsource/noto-serif/files/noto-serif'
const devanagari = '@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari'

export const filesOfDrawing = {
  wasm: '@resvg/resvg-wasm/index_bg.wasm',
  latin: `${serif}-latin-400-normal.woff`,
  moreLatin: `${serif}-latin-ext-400-normal.woff`,
  devanagari: `${devanagari}-400-normal.woff`,
} as const

/** What the build lays beside the server, which carries no packages; the shaper looks for its own there. */
export const filesBeside = [...Object.values(filesOfDrawing), 'harfbuzzjs/dist/harfbuzz.wasm']

/** From beside the built server, or from the package while developing. */
export function readBeside(name: string): Promise<Buffer> {
  const built = join(import.meta.dirname, basename(name))
  return readFile(existsSync(built) ? built : createRequire(import.meta.url).resolve(name))
}
