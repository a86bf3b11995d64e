/// <reference types="vite/types/importMeta.d.ts" />
import type { Both } from '#kit/i18n/both.ts'
import { openOnce } from '#kit/text/open-once.ts'
import type { Guide } from '../guides/guide.ts'
import { readGuide } from '../guides/read-guide.ts'
import { makePhraseBook, type PhraseBook } from '../reading/phrases.ts'
import { type Block, readBlocks } from './read-blocks.ts'

/** Blocks of one file with their words looked up. */
export interface Blocks {
  readonly all: readonly Block[]
  readonly book: PhraseBook<Block>
}

/** Each fetched when it is asked for, by its path from here. */
type Files = Record<string, () => Promise<string>>

const guideFiles = import.meta.glob('../guides/*.txt', {
  query: '?raw',
  import: 'default',
}) as Files
const situationFiles = import.meta.glob('../situations/*.txt', {
  query: '?raw',
  import: 'default',
}) as Files
const lineFiles = import.meta.glob('../lines/*.txt', { query: '?raw', import: 'default' }) as Files

/** A guide by its name; those that nobody wrote are a mistake the tests catch. */
export const openGuide = openOnce(
  async (id): Promise<Guide> => readGuide(id, await textOf(guideFiles, `../guides/${id}.txt`)),
)

/** What is said back about a matter; `feelings` where only a feeling is heard. */
export const openSituations = openOnce((about) =>
  readFile(situationFiles, `../situations/${about}.txt`),
)

/** Answers that are owed, and what a listener says. */
export const openLines = openOnce((name) => readFile(lineFiles, `../lines/${name}.txt`))

export const guideIds: readonly string[] = namesOf(guideFiles)
export const situationNames: readonly string[] = namesOf(situationFiles)

async function readFile(files: Files, path: string): Promise<Blocks> {
  const all = readBlocks(path, await textOf(files, path))
  return { all, book: makePhraseBook(all.map((block) => [block, block.phrases] as const)) }
}

function textOf(files: Files, path: string): Promise<string> {
  const load = files[path]
  if (!load) throw new Error(`Nobody wrote ${path}`)
  return load()
}

function namesOf(files: Files): string[] {
  return Object.keys(files).map((path) => path.replace(/^.*\//, '').replace(/\.txt$/, ''))
}

/** The lines of a block in both languages, one beside the other. */
export function linesOf({ en, np }: Block): Both[] {
  return Array.from({ length: Math.max(en.length, np.length) }, (_, at) => ({
    en: en[at % en.length] ?? '',
    np: np[at % np.length] ?? '',
  }))
}
