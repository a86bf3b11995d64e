/** The two languages a visitor can choose. `np` is what the toggle and the stored choice say. */
export const languages = ['en', 'np'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'np'
}

/** `np` is no language tag: documents, `lang` attributes and Intl want `ne`. */
export function languageTag(language: Language): 'en' | 'ne' {
  return language === 'np' ? 'ne' : 'en'
}
