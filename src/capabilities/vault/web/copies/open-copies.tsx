import type { Language } from '#kit/i18n/language.ts'
import { inOwnWords } from '#kit/i18n/web/own-words.tsx'
import { BringBackDialog } from './bring-back-dialog.tsx'
import { CopyNotes } from './copy-notes.tsx'
import { TakeAwayDialog } from './take-away-dialog.tsx'
import type { Words } from './words/en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('./words/en.ts'),
  np: () => import('./words/ne.ts'),
}

export const openTakeAway = (language: Language) => inOwnWords(TakeAwayDialog, catalogues, language)
export const openBringBack = (language: Language) =>
  inOwnWords(BringBackDialog, catalogues, language)
export const openCopyNotes = (language: Language) => inOwnWords(CopyNotes, catalogues, language)
