import type { Language } from '#kit/i18n/language.ts'
import { inOwnWords } from '#kit/i18n/web/own-words.tsx'
import { TalkDialog } from './talk-dialog.tsx'

const words = {
  en: () => import('./words/en.ts'),
  np: () => import('./words/ne.ts'),
}

/** All that can be done with talks, in words that only this dialog says. */
export function openTalks(language: Language) {
  return inOwnWords(TalkDialog, words, language)
}
