import type { QuoteTheme } from '#knowledge/poetry/kinds.ts'
import type { Quote } from './shelf/quote.ts'

export type Choice = QuoteTheme | 'all' | 'liked'

/** The quotes of a choice in the order they are shown: the curated first, the liked as they were. */
export function chooseQuotes(
  quotes: readonly Quote[],
  choice: Choice,
  liked: readonly string[],
): readonly Quote[] {
  if (choice === 'liked') {
    return liked.flatMap((id) => quotes.find((quote) => quote.id === id) ?? [])
  }
  const chosen = quotes.filter(({ category }) => choice === 'all' || category === choice)
  return [...chosen.filter((quote) => quote.curated), ...chosen.filter((quote) => !quote.curated)]
}
