import type { ComponentType } from 'react'
import type { Language } from '#kit/i18n/language.ts'
import { OwnWords } from '#kit/i18n/web/own-words.tsx'
import { useStore } from '#kit/web/make-store.ts'
import { LiveClock } from './live-clock.tsx'
import { Mood } from './mood.tsx'
import { Question } from './question.tsx'
import { Sentence } from './sentence.tsx'
import { keptParts, lookForVault } from './vault-there.ts'
import type { Words } from './words/en.ts'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: Words }>>> = {
  en: () => import('./words/en.ts'),
  np: () => import('./words/ne.ts'),
}

function Hearts() {
  const kept = useStore(keptParts)
  return kept && <kept.Hearts />
}

function GoOn() {
  const kept = useStore(keptParts)
  return kept && <kept.GoOn />
}

const parts = { GoOn, Hearts, LiveClock, Mood, Question, Sentence }
export type OpenedToday = Readonly<Record<keyof typeof parts, ComponentType>>

/** What the phone knows of today. The page has not loaded these words, so they come along. */
export async function openToday(language: Language): Promise<OpenedToday> {
  const [found] = await Promise.all([catalogues[language](), lookForVault()])
  const inWords = ([name, Part]: [string, ComponentType]) => [
    name,
    () => (
      <OwnWords words={found.default}>
        <Part />
      </OwnWords>
    ),
  ]
  return Object.fromEntries(Object.entries(parts).map(inWords))
}
