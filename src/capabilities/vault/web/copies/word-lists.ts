import type { Language } from '#kit/i18n/language.ts'

export async function readTyped(text: string) {
  const [{ readWords }, lists] = await Promise.all([fetchReader(), fetchWordLists()])
  return readWords(text, lists)
}

export async function spell(words: Uint8Array, language: Language): Promise<readonly string[]> {
  const [{ spellWords }, [english, nepali]] = await Promise.all([fetchReader(), fetchWordLists()])
  return spellWords(words, (language === 'en' ? english : nepali) as readonly string[])
}

const fetchReader = () => import('../../sealed/recovery-words.ts')
const fetchLists = () =>
  Promise.all([import('../../sealed/word-list/en.ts'), import('../../sealed/word-list/ne.ts')])

/** Both languages: somebody may have written the words down in the other one. */
export async function fetchWordLists(): Promise<readonly (readonly string[])[]> {
  return (await fetchLists()).map(({ words }) => words)
}

/** Fewer cannot be the recovery words, and need no list to be looked up in. */
export function mayBeWords(text: string): boolean {
  return (text.match(/[\p{L}\p{M}\u200c\u200d]+/gu)?.length ?? 0) >= 13
}
