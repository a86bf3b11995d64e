import type { Language } from './language.ts'

const and: Readonly<Record<Language, string>> = { en: ' and ', np: ' र ' }

/** "A, B and C" or "क, ख र ग". */
export function formatList(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? ''
  const others = items.slice(0, -1)
  return others.length === 0 ? last : others.join(', ') + and[language] + last
}
