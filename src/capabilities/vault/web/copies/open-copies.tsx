import type { Language } from '#kit/i18n/language.ts'
import { BringBackDialog } from './bring-back-dialog.tsx'
import { bringWords } from './bring-words.tsx'
import { CopyNotes } from './copy-notes.tsx'
import { TakeAwayDialog } from './take-away-dialog.tsx'

export const openTakeAway = (language: Language) => bringWords(language, TakeAwayDialog)
export const openBringBack = (language: Language) => bringWords(language, BringBackDialog)
export const openCopyNotes = (language: Language) => bringWords(language, CopyNotes)
