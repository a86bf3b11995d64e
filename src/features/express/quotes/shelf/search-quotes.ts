import type { QuoteTheme } from '#knowledge/poetry/kinds.ts'
import { foldForSearch } from './fold-for-search.ts'
import type { Quote } from './quote.ts'

const foldedQuotes = new WeakMap<Quote, string>()

/**
 * Every word of the query must occur somewhere in the quote: its words in either language, who
 * said it, or where. An empty query finds everything in the category.
 */
export function searchQuotes(
  quotes: readonly Quote[],
  query: string,
  category?: QuoteTheme,
): Quote[] {
  const words = foldForSearch(query).split(' ').filter(Boolean)
  return quotes.filter(
    (quote) =>
      (category === undefined || quote.category === category) &&
      words.every((word) => foldedTextOf(quote).includes(word)),
  )
}

function foldedTextOf(quote: Quote): string {
  const known = foldedQuotes.get(quote)
  if (known !== undefined) return known
  const { text, by, source, meaning, original } = quote
  const parts = [text, by, source, meaning].flatMap((part) => (part ? [part.en, part.np] : []))
  const folded = foldForSearch([...parts, original?.text ?? ''].join(' '))
  foldedQuotes.set(quote, folded)
  return folded
}
