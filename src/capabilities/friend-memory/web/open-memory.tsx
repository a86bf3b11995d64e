import type { Language } from '#kit/i18n/language.ts'
import { inOwnWords } from '#kit/i18n/web/own-words.tsx'
import { FriendMemoryDialog } from './friend-memory-dialog.tsx'

const words = {
  en: () => import('../words/en.ts'),
  np: () => import('../words/ne.ts'),
}

/** What the friend remembers, in words that only this dialog says. */
export function openMemory(language: Language) {
  return inOwnWords(FriendMemoryDialog, words, language)
}
