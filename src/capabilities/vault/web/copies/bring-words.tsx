import type { ComponentType } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { OwnWords } from '#kit/i18n/web/own-words.tsx'
import type { Words } from '../../copies/words/en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('../../copies/words/en.ts'),
  np: () => import('../../copies/words/ne.ts'),
}

/** A part that is fetched on a page which has not loaded its words. */
export async function bringWords<Props extends object>(
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
