import type { ReactNode } from 'react'
import { held } from '#capabilities/care/web/hand.ts'
import type { Language } from '#kit/i18n/language.ts'
import { OwnWords } from '#kit/i18n/web/own-words.tsx'
import type { Words } from '../words/en.ts'
import { NameCard } from './name-card.tsx'
import { putOffNaming } from './remembered.ts'

const words: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('../words/en.ts'),
  np: () => import('../words/ne.ts'),
}

/**
 * The page underneath has not loaded these words, so they come along. Nothing beside a hand that
 * care holds out; what is kept later will be a reason too.
 */
export async function openNameCard(language: Language, onAway: () => void): Promise<ReactNode> {
  const found = (await words[language]()).default
  const { hand, isAway } = held.read()
  if (hand && !isAway) return null
  putOffNaming()
  return (
    <OwnWords words={found}>
      <NameCard onAway={onAway} />
    </OwnWords>
  )
}
