import type { Language } from '#kit/i18n/language.ts'
import { inOwnWords } from '#kit/i18n/web/own-words.tsx'
import { SmallPacer } from './small-pacer.tsx'

const words = {
  en: () => import('../words/en.ts'),
  np: () => import('../words/ne.ts'),
}

/** A pacer for a page that does not speak of breathing before. */
export function openSmallPacer(language: Language) {
  return inOwnWords(SmallPacer, words, language)
}
