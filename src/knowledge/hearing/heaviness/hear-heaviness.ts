import { readText } from '#knowledge/hearing/matching/read-text.ts'
import { noticeCrisis } from '#knowledge/hearing/need/crisis-words.ts'
import { makeMeaningFinder } from '../matching/find-phrases.ts'
import type { Heaviness } from './heaviness.ts'
import { type HeavyWords, heavyWords } from './heavy-words.ts'

const findHeaviness = makeMeaningFinder<keyof HeavyWords>(heavyWords, 'idiom')

/**
 * What makes a text too heavy for the ordinary poems, which look about them and find something
 * lovely. The heaviest is answered where there are several.
 */
export function hearHeaviness(text: string): Heaviness | undefined {
  const readings = readText(text)
  if (noticeCrisis(text, readings).noticed) return 'despair'
  const meanings = findHeaviness(readings)
  if (meanings.has('harm')) return 'harm'
  return meanings.has('loss') ? 'loss' : undefined
}
