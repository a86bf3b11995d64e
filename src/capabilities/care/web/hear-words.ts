import type { Language } from '#kit/i18n/language.ts'
import { readText } from '#knowledge/hearing/ear.ts'
import { needIn } from '#knowledge/hearing/hear-need.ts'
import { languageOfWords } from '../language-of-words.ts'
import type { Hand } from './hand.ts'

/** Heavier than the pages around it, so it comes once somebody writes. */
export function hearWords(words: string, otherwise: Language): Omit<Hand, 'staysHere'> | undefined {
  const read = readText(words)
  const { need, child, now, bereaved, places } = needIn(read)
  if (need === 'none' && !bereaved) return undefined
  // One sentence in a page decides in which language it is answered: the one that was heard.
  const at = places.find(({ what }) => what === need)
  const said = at ? readText(words.slice(at.start, at.end)) : read
  return { need, child, now, bereaved, language: languageOfWords(said, otherwise) }
}
