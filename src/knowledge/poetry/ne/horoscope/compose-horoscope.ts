/// <reference types="vite/types/importMeta.d.ts" />
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { gatherReading } from '../../horoscope/gather-reading.ts'
import { readLines } from '../../read-lines.ts'
import type { Asked } from '../../writing-request.ts'

export const readingLines = readLines(
  import.meta.glob<string>('./lines/*.txt', { query: '?raw', import: 'default', eager: true }),
)

/** A warm reading for a sign: no fear, no promise of money. */
export function composeHoroscope(asked: Asked<'horoscope'>): string {
  const { sentences, lucky } = gatherReading(readingLines, asked)
  const text = sentences.join(' ')
  if (!lucky) return text
  const number = toDevanagariDigits(String(lucky.number))
  return `${text}\n\nशुभ रङ: ${lucky.colour}, शुभ अङ्क: ${number}।`
}
