import type { QuoteTheme } from '../kinds.ts'
import { chooseOne, linesOf, settle } from './choose.ts'
import { quoteLines } from './quote-lines.ts'
import { seededRandom } from './seeded-random.ts'

/** A line of our own, never put in anybody's mouth. */
export function composeQuote(input: { category: QuoteTheme; seed: string }): string {
  const seed = seededRandom(`quote\n${input.category}\n${input.seed}`)
  return settle(chooseOne(linesOf(quoteLines[input.category]), seed), seed)
}
