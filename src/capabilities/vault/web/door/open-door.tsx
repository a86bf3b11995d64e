import type { ReactNode } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { OwnWords } from '#kit/i18n/web/own-words.tsx'
import { Door, type DoorProps } from './door.tsx'
import { Offer } from './offer.tsx'
import type { Words } from './words/en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('./words/en.ts'),
  np: () => import('./words/ne.ts'),
}

interface OpenedDoor {
  show(props: Partial<DoorProps>): ReactNode
  readonly offer: ReactNode
}

/** What stands at a lock, for a page that has not loaded its words. */
export async function openDoor(language: Language): Promise<OpenedDoor> {
  const words = (await catalogues[language]()).default
  return {
    show: (props) => (
      <OwnWords words={words}>
        <Door {...props} />
      </OwnWords>
    ),
    offer: (
      <OwnWords words={words}>
        <Offer />
      </OwnWords>
    ),
  }
}
