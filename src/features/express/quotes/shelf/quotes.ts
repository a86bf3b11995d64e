import { type QuoteTheme, quoteThemes } from '#knowledge/poetry/kinds.ts'
import dreams from './dreams.ts'
import friendship from './friendship.ts'
import happiness from './happiness.ts'
import inspirational from './inspirational.ts'
import life from './life.ts'
import love from './love.ts'
import type { Quote, ShelvedQuote } from './quote.ts'
import success from './success.ts'
import wisdom from './wisdom.ts'

const shelves: Record<QuoteTheme, readonly ShelvedQuote[]> = {
  inspirational,
  love,
  life,
  success,
  happiness,
  wisdom,
  friendship,
  dreams,
}

export const quotes: readonly Quote[] = quoteThemes.flatMap((category) =>
  shelves[category].map((quote) => ({ ...quote, category })),
)

/** Eight, one of each category. */
export const curatedQuotes: readonly Quote[] = quotes.filter((quote) => quote.curated)

export function quotesOf(category: QuoteTheme): Quote[] {
  return quotes.filter((quote) => quote.category === category)
}
