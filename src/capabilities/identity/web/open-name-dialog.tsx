import type { ReactNode } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { OwnWords } from '#kit/i18n/web/own-words.tsx'
import type { Words } from '../words/en.ts'
import { NameDialog } from './name-dialog.tsx'

const words: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('../words/en.ts'),
  np: () => import('../words/ne.ts'),
}

/** The page underneath has not loaded these words, so they come along. */
export async function openNameDialog(language: Language): Promise<ReactNode> {
  const found = (await words[language]()).default
  return (
    <OwnWords words={found}>
      <NameDialog />
    </OwnWords>
  )
}
