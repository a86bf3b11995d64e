import type { Language } from '#kit/i18n/language.ts'
import type { Read } from '#knowledge/hearing/ear.ts'
import { leaningOf } from '#knowledge/hearing/reading/meanings.ts'

/** The language somebody writes in, whichever the page around them speaks: Nepali in Latin letters too. */
export function languageOfWords({ senses }: Read, otherwise: Language): Language {
  const lean = leaningOf(senses, 0, senses.length)
  if (lean === 0) return otherwise
  return lean > 0 ? 'en' : 'np'
}
