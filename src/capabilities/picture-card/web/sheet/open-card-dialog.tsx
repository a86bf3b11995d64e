import type { Language } from '#kit/i18n/language.ts'
import { inOwnWords } from '#kit/i18n/web/own-words.tsx'
import { CardDialog } from './card-dialog.tsx'
import type { Words } from './words/en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('./words/en.ts'),
  np: () => import('./words/ne.ts'),
}

export const openCardDialog = (language: Language) => inOwnWords(CardDialog, catalogues, language)
