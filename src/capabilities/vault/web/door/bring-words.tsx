import type { ReactNode } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { OwnWords } from '#kit/i18n/web/own-words.tsx'
import type { Words } from './words/en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('./words/en.ts'),
  np: () => import('./words/ne.ts'),
}

export interface Brought {
  readonly language: Language
  readonly view: ReactNode
}

/** A part of the door that is fetched on a page which has not loaded its words. */
export async function bringWords(language: Language, part: ReactNode): Promise<Brought> {
  const words = (await catalogues[language]()).default
  return { language, view: <OwnWords words={words}>{part}</OwnWords> }
}
