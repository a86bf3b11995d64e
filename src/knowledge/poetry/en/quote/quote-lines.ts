/// <reference types="vite/types/importMeta.d.ts" />
import { linesOf } from '#kit/text/lines-of.ts'
import type { QuoteTheme } from '../../kinds.ts'

const files: Readonly<Record<string, string>> = import.meta.glob('./lines/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Our own lines, each whole: none was said by anybody, so none is signed. */
export function ownLines(theme: QuoteTheme): string[] {
  return linesOf(files[`./lines/${theme}.txt`] ?? '')
}
