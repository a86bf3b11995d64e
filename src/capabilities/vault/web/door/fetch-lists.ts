import type { Language } from '#kit/i18n/language.ts'

const lists = {
  en: async () => (await import('../../sealed/word-list/en.ts')).words,
  np: async () => (await import('../../sealed/word-list/ne.ts')).words,
}
const fetchReader = () => import('../../sealed/recovery-words.ts')

type Problem =
  | { readonly unknown: string }
  | { readonly count: number }
  | { readonly checksum: true }

/** Somebody may have written them down in the other language. */
export async function readRecoveryWords(text: string): Promise<Uint8Array | Problem> {
  const [{ readWords }, ...both] = await Promise.all([fetchReader(), lists.en(), lists.np()])
  return readWords(text, both)
}

export async function spellRecoveryWords(
  words: Uint8Array,
  language: Language,
): Promise<readonly string[]> {
  const [{ spellWords }, list] = await Promise.all([fetchReader(), lists[language]()])
  return spellWords(words, list)
}
