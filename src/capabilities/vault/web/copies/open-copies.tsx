import type { ComponentType } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { OwnWords } from '#kit/i18n/web/own-words.tsx'
import { BringBackDialog } from './bring-back-dialog.tsx'
import { CopyNotes } from './copy-notes.tsx'
import { TakeAwayDialog } from './take-away-dialog.tsx'
import type { Words } from './words/en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('./words/en.ts'),
  np: () => import('./words/ne.ts'),
}

export const openTakeAway = (language: Language) => bringWords(language, TakeAwayDialog)
export const openBringBack = (language: Language) => bringWords(language, BringBackDialog)
export const openCopyNotes = (language: Language) => bringWords(language, CopyNotes)

/** For a page that has not loaded these words. */
async function bringWords<Props extends object>(
  language: Language,
  Part: ComponentType<Props>,
): Promise<ComponentType<Props>> {
  const words = (await catalogues[language]()).default
  return (props) => (
    <OwnWords words={words}>
      <Part {...props} />
    </OwnWords>
  )
}
