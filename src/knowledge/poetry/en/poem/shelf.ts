/// <reference types="vite/types/importMeta.d.ts" />
import { openOnce } from '#kit/text/open-once.ts'
import { type Block, readSheet, type Sheet } from './sheet.ts'

type Files = Record<string, () => Promise<string>>

/** Each sheet is fetched when a poem asks for it. */
const files = import.meta.glob('./scenes/**/*.txt', {
  query: '?raw',
  import: 'default',
}) as Files

/** The scenes of a theme, or the frames of a form and a kind (`frames/haiku/thing`); nothing where nobody wrote any. */
export const openSheet = openOnce(async (name): Promise<Sheet | undefined> => {
  const text = await files[`./scenes/${name}.txt`]?.()
  return text === undefined ? undefined : readSheet(text)
})

/** A theme's own blocks and those of its kin; none where nobody wrote it yet. */
export async function openTheme(name: string): Promise<{ own: Block[]; kin: Block[] }> {
  const sheet = await openSheet(name)
  const kin = await Promise.all((sheet?.kin ?? []).map(openSheet))
  return { own: [...(sheet?.blocks ?? [])], kin: kin.flatMap((one) => one?.blocks ?? []) }
}
