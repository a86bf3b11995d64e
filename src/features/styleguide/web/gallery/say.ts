import type { Language } from '#kit/i18n/language.ts'

export type Say = (english: string, nepali: string) => string

/** The gallery's words lie beside what they show; no visitor reads them, so they are no catalogue. */
export function sayIn(language: Language): Say {
  return (english, nepali) => (language === 'en' ? english : nepali)
}
