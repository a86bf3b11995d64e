import type { Language } from '#kit/i18n/language.ts'

/** The language a page is written in, by its letters: many write Nepali in an English interface. */
export function languageOf(text: string, otherwise: Language): Language {
  const nepali = count(text, /\p{Script=Devanagari}/gu)
  const latin = count(text, /\p{Script=Latin}/gu)
  if (nepali === latin) return otherwise
  return nepali > latin ? 'np' : 'en'
}

function count(text: string, letters: RegExp): number {
  // The beginning tells enough; a page may be a book.
  return text.slice(0, 2_000).match(letters)?.length ?? 0
}
