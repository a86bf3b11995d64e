/// <reference types="vite/types/importMeta.d.ts" />
import { type Block, readSheet, type Sheet } from './sheet.ts'

type Files = Record<string, () => Promise<string>>

/** Each sheet is fetched when a poem asks for it. */
const files = import.meta.glob('./scenes/**/*.txt', {
  query: '?raw',
  import: 'default',
}) as Files

const opened = new Map<string, Promise<Sheet>>()

/** The scenes of a theme, or the frames of a kind (`frames/thing`); nothing where nobody wrote any. */
export async function openSheet(name: string): Promise<Sheet | undefined> {
  const load = files[`./scenes/${name}.txt`]
  if (load === undefined) return undefined
  const before = opened.get(name)
  if (before) return before
  const sheet = load().then(readSheet)
  opened.set(name, sheet)
  // What could not be fetched is asked for again the next time.
  sheet.catch(() => opened.delete(name))
  return sheet
}

/** A theme's own blocks and those of its kin; none where nobody wrote it yet. */
export async function openTheme(name: string): Promise<{ own: Block[]; kin: Block[] }> {
  const sheet = await openSheet(name)
  const kin = await Promise.all((sheet?.kin ?? []).map(openSheet))
  return { own: [...(sheet?.blocks ?? [])], kin: kin.flatMap((one) => one?.blocks ?? []) }
}
