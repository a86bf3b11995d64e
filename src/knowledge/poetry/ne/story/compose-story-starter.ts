/// <reference types="vite/types/importMeta.d.ts" />
import { openChapter } from '../../plots/open-chapter.ts'
import type { Asked } from '../../writing-request.ts'
import { keepPlainWords } from '../plain-words.ts'

const answerLength = 40

const files = import.meta.glob('./plots/*.txt', { query: '?raw', import: 'default' }) as Record<
  string,
  () => Promise<string>
>

/**
 * The opening of a story, or one of the two chapters after it. Whoever it is about tells it, so that
 * no verb has to guess whether that is a he or a she.
 */
export async function composeStoryStarter(asked: Asked<'storyStarter'>): Promise<string> {
  const { text, slots } = await openChapter(files, asked)
  const words = {
    ...slots,
    hero: plain(asked.hero) ?? slots.hero ?? '',
    thing: plain(asked.thing) ?? slots.thing ?? '',
  }
  return weave(text, words)
}

function plain(answer = ''): string | undefined {
  const said = keepPlainWords(answer, answerLength).replace(/[\s.,;:!?…।]+$/u, '')
  return /\p{L}/u.test(said) ? said : undefined
}

/** An ending joins a word in Devanagari (रामले) and stands apart from any other (Ram ले). */
function weave(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{(\w+)\}(?=([\u0900-\u0963])?)/gu,
    (place, name: string, ending?: string) => {
      const word = words[name]
      if (word === undefined) return place
      return ending && !/[\u0900-\u097f]$/u.test(word) ? `${word} ` : word
    },
  )
}
