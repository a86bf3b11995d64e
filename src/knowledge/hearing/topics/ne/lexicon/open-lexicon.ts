/// <reference types="vite/types/importMeta.d.ts" />
import { openOnce } from '#kit/text/open-once.ts'
import { type Lexicon, readLexicon } from './read-lexicon.ts'

const files = import.meta.glob('./*.txt', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>

/** Fetched with the first poem. */
export const openLexicon = openOnce(
  async (): Promise<Lexicon> =>
    readLexicon(
      await Promise.all(
        Object.entries(files).map(async ([name, load]) => [name, await load()] as const),
      ),
    ),
)
