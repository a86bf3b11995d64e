import type { Language } from './language.ts'
import { chooseForm, formatNumber } from './numbers.ts'

export type Catalogue = Readonly<Record<string, string>>
export type Variables = Readonly<Record<string, string | number>>
export type Translate<Key extends string = string> = (key: Key, variables?: Variables) => string

type KeyOf<Words> = Words extends Catalogue ? keyof Words & string : never

/**
 * The catalogues are all of the one language: nobody should load words they cannot read.
 * A key with no translation shows itself, so a missing word is a blemish and never a blank page.
 */
export function createTranslator<Words extends Catalogue>(
  language: Language,
  catalogues: readonly Words[],
): Translate<KeyOf<Words>> {
  const words = new Map(catalogues.flatMap((catalogue) => Object.entries(catalogue)))
  return (key, variables) => fillIn(words.get(key) ?? key, variables, language)
}

// {name}, or {n|heart|hearts} for a word that follows a number.
const slot = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g

/**
 * Numbers appear in the language's digits and grouping; a year or a code is given as text.
 * "{n} {n|heart|hearts}" picks the form for the number n. A slot nobody fills stays as written.
 */
export function fillIn(text: string, variables: Variables | undefined, language: Language): string {
  if (!variables) return text
  return text.replace(slot, (written: string, name: string, one?: string, many?: string) => {
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined
    if (value === undefined || value === null) return written
    if (one !== undefined && many !== undefined) {
      return chooseForm(Number(value), language, one, many)
    }
    return typeof value === 'number' ? formatNumber(value, language) : String(value)
  })
}
