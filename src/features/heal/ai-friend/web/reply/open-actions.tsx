import type { Language } from '#kit/i18n/language.ts'
import { inOwnWords } from '#kit/i18n/web/own-words.tsx'
import { Actions } from './actions.tsx'
import { hush } from './reading-aloud.ts'

const words = {
  en: () => import('#capabilities/composing/words/en.ts'),
  np: () => import('#capabilities/composing/words/ne.ts'),
}

/** What can be done with replies, where there are any. */
export async function openActions(language: Language) {
  return { Actions: await inOwnWords(Actions, words, language), hush }
}
