/// <reference types="vite/types/importMeta.d.ts" />
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { gatherLove } from '../../love/gather-love.ts'
import { keepPlainText } from '../../plain-text.ts'
import { readLines } from '../../read-lines.ts'
import type { Asked } from '../../writing-request.ts'

const nameLength = 30

export const loveLines = readLines(
  import.meta.glob<string>('./lines/*.txt', { query: '?raw', import: 'default', eager: true }),
)

/** A playful word on two names; the percentage is given, we only say it kindly. */
export function composeLove(asked: Asked<'love'>): string {
  const [first = '', second = ''] = asked.names.map(
    (name) => keepPlainText(name, nameLength) || 'एक जना',
  )
  return gatherLove(loveLines, asked)
    .join(' ')
    .replace('{a}', () => first)
    .replace('{bको}', () => joinKo(second))
    .replace('{percent}', toDevanagariDigits(String(Math.round(asked.percent))))
}

/** A case ending is written to a Nepali word, and stands apart from letters of another script. */
function joinKo(name: string): string {
  return /[\u0904-\u0963]$/.test(name) ? `${name}को` : `${name} को`
}
