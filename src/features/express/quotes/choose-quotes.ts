import type { QuoteTheme } from '#knowledge/poetry/kinds.ts'
import type { Quote } from './shelf/quote.ts'

export type Choice = QuoteTheme | 'all' | 'liked'

/** Whoever was sent a quote reads it first. */
export function withNamedFirst(quotes: readonly Quote[], named: string | null): readonly Quote[] {
  const first = quotes.find(({ id }) => id === named)
  return first ? [first, ...quotes.filter((quote) => quote !== first)] : quotes
}

/** The quotes of a choice in the order of the shelf; the liked ones as they were liked. */
export function chooseQuotes(
  quotes: readonly Quote[],
  choice: Choice,
  liked: readonly string[],
): readonly Quote[] {
  if (choice === 'liked') {
    return liked.flatMap((id) => quotes.find((quote) => quote.id === id) ?? [])
  }
  return quotes.filter(({ category }) => choice === 'all' || category === choice)
}
