import type { QuoteTheme } from '../../kinds.ts'
import { say } from '../choose.ts'
import { seededRandom } from '../seeded-random.ts'
import { quoteLines } from './quote-lines.ts'

export interface QuoteRequest {
  category: QuoteTheme
  seed: string
}

export function composeQuote({ category, seed }: QuoteRequest): string {
  return say(seededRandom(`quote ${category} ${seed}`), quoteLines[category])
}
