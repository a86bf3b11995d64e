import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { QuoteTheme } from '#knowledge/poetry/kinds.ts'

/** `scripture` is any old text cited by chapter and verse, sacred or not: Gita, Hitopadesha. */
type QuoteKind = 'person' | 'proverb' | 'scripture'

export type Quote = {
  id: string
  category: QuoteTheme
  kind: QuoteKind
  text: Both
  by: Both
  /** Where a doubting reader can look it up. */
  source?: Both
  /** What a proverb is used to say, where the words alone do not tell. */
  meaning?: Both
  /** Languages in which the wording is our own translation, never the author’s words. */
  ours: readonly Language[]
  /** The words as first said, where that was neither English nor Nepali; `tag` is for `lang`. */
  original?: { tag: string; text: string }
}

/** As it lies on its shelf: the file it is in already says the category. */
export type ShelvedQuote = Omit<Quote, 'category'>
