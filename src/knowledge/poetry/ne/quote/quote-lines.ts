/// <reference types="vite/types/importMeta.d.ts" />
import type { QuoteTheme } from '../../kinds.ts'
import { readLines } from '../../read-lines.ts'

const lines = readLines(
  import.meta.glob<string>('./lines/*.txt', { query: '?raw', import: 'default', eager: true }),
)

/** Our own lines, each whole: none was said by anybody, so none is signed. */
export function ownLines(theme: QuoteTheme): string[] {
  return lines.get(theme) ?? []
}
