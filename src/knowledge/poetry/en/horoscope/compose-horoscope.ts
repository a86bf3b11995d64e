/// <reference types="vite/types/importMeta.d.ts" />
import { gatherReading } from '../../horoscope/gather-reading.ts'
import { readLines } from '../../read-lines.ts'
import type { Asked } from '../../writing-request.ts'

export const readingLines = readLines(
  import.meta.glob<string>('./lines/*.txt', { query: '?raw', import: 'default', eager: true }),
)

/** A warm reading for a sign: no fear, no fortune, nothing promised. */
export function composeHoroscope(asked: Asked<'horoscope'>): string {
  const { sentences, lucky } = gatherReading(readingLines, asked)
  const text = sentences.join(' ')
  return lucky ? `${text}\n\nLucky colour: ${lucky.colour}; lucky number: ${lucky.number}.` : text
}
