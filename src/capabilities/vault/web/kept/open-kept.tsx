import type { ReactNode } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { OwnWords } from '#kit/i18n/web/own-words.tsx'
import { KeptPanel } from './kept-panel.tsx'
import type { Words } from './words/en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('./words/en.ts'),
  np: () => import('./words/ne.ts'),
}

export async function openKept(language: Language) {
  const words = (await catalogues[language]()).default
  return (children: ReactNode) => (
    <OwnWords words={words}>
      <KeptPanel>{children}</KeptPanel>
    </OwnWords>
  )
}
