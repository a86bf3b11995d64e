/// <reference types="vite/types/importMeta.d.ts" />
import { type Lexicon, readLexicon } from './read-lexicon.ts'

const files = import.meta.glob('./*.txt', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>
let opened: Promise<Lexicon> | undefined

/** Fetched with the first poem; what cannot be fetched is asked for again the next time. */
export function openLexicon(): Promise<Lexicon> {
  opened ??= Promise.all(
    Object.entries(files).map(async ([name, load]) => [name, await load()] as const),
  ).then(readLexicon)
  opened.catch(() => {
    opened = undefined
  })
  return opened
}
