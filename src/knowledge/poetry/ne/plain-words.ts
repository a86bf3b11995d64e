import { keepPlainText } from '../plain-text.ts'

/** As everywhere, and without emoji and quotation marks: the Nepali lines set marks of their own. */
export function keepPlainWords(text: string, limit: number): string {
  return keepPlainText(text, limit)
    .replace(/’/g, "'")
    .replace(/[“”„«»*_#=]|[\ufe0f\u20e3\ufffd\p{Extended_Pictographic}\p{RI}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
