import type { Language } from '#kit/i18n/language.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'

/** A year or a sum in the reader’s digits, without the commas of a quantity. */
export function writeFigure(figure: number | string, language: Language): string {
  return language === 'np' ? toDevanagariDigits(String(figure)) : String(figure)
}
