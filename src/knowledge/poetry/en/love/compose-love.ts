/// <reference types="vite/types/importMeta.d.ts" />
import { fill } from '../../chance/choose.ts'
import { gatherLove } from '../../love/gather-love.ts'
import { capitalise, keepPlainText } from '../../plain-text.ts'
import { readLines } from '../../read-lines.ts'
import type { Asked } from '../../writing-request.ts'

export const loveLines = readLines(
  import.meta.glob<string>('./lines/*.txt', { query: '?raw', import: 'default', eager: true }),
)

/** A playful line for two names and a number, kind most of all when the number is low. */
export function composeLove(asked: Asked<'love'>): string {
  const [a = '', b = ''] = asked.names.map((name) => keepPlainText(name, 40) || 'someone')
  const text = gatherLove(loveLines, asked).join(' ')
  return fill(text, {
    a: text.startsWith('{a}') ? capitalise(a) : lowerOwn(a),
    b: lowerOwn(b),
    percent: String(asked.percent),
  })
}

/** “My cat” is no name, and has no capital inside a sentence. */
function lowerOwn(name: string): string {
  return name.replace(/^(My|The|Me|Our|Your)\b/, (own) => own.toLowerCase())
}
