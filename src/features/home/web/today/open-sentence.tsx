import type { ComponentType } from 'react'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import type { Language } from '#kit/i18n/language.ts'
import { inOwnWords } from '#kit/i18n/web/own-words.tsx'
import { WrittenSentence } from './written-sentence.tsx'

const catalogues: Readonly<Record<Language, () => Promise<{ readonly default: ComposingWords }>>> =
  {
    en: () => import('#capabilities/composing/words/en.ts'),
    np: () => import('#capabilities/composing/words/ne.ts'),
  }

/** What has the sentence of the day written, with the words that say who wrote it. */
export async function openSentence(
  language: Language,
  Failed: ComponentType,
): Promise<ComponentType> {
  return inOwnWords(() => <WrittenSentence failed={<Failed />} />, catalogues, language)
}
