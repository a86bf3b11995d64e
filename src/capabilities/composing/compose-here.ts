import type { Language } from '#kit/i18n/language.ts'
import type { Composer, ComposeTask } from './compose-task.ts'

/** Each language on its own: nobody loads the words of a language they did not choose. */
const composers: Readonly<Record<Language, () => Promise<Composer>>> = {
  en: async () => (await import('./compose-english.ts')).composeEnglish,
  np: async () => (await import('./compose-nepali.ts')).composeNepali,
}

/**
 * Writes with our own composer, on the server as in the browser: the same request and seed bring
 * the same text on both. An answer in parts has bars between them.
 */
export async function composeHere(task: ComposeTask): Promise<string> {
  const compose = await composers[task.request.language]()
  return compose(task)
}
