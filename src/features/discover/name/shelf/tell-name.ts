import type { Language } from '#kit/i18n/language.ts'
import { type GivenName, origins } from './given-name.ts'

/** What the shelf says of a name, ready to be read. */
export function tellName({ meaning, origin, trait }: GivenName, language: Language) {
  return {
    meaning: beginLarge(meaning[language]),
    origin: origins[origin][language],
    personality: beginLarge(trait[language]),
  }
}

/** The shelf keeps meanings as a dictionary does, in small letters. */
function beginLarge(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
