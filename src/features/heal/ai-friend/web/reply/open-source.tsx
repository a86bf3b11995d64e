import type { Language } from '#kit/i18n/language.ts'
import { inOwnWords } from '#kit/i18n/web/own-words.tsx'
import { ReplySource, StopWriting } from './reply-source.tsx'

const words = {
  en: () => import('#capabilities/composing/words/en.ts'),
  np: () => import('#capabilities/composing/words/ne.ts'),
}

/** What belongs to a writing service, where there is one. */
export async function openSource(language: Language) {
  return {
    ReplySource: await inOwnWords(ReplySource, words, language),
    StopWriting: await inOwnWords(StopWriting, words, language),
  }
}
