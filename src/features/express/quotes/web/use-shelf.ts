import { useCallback, useEffect, useState } from 'react'
import inspirational from '../shelf/inspirational.ts'
import type { Quote } from '../shelf/quote.ts'

/** One category comes with the page, so that it can be read before, and without, any script. */
export const firstCategory = 'inspirational'
const firstQuotes: readonly Quote[] = inspirational.map((quote) => ({
  ...quote,
  category: firstCategory,
}))

type Search = typeof import('../shelf/search-quotes.ts').searchQuotes

export interface Shelf {
  readonly quotes: readonly Quote[]
  /** Missing until the whole shelf has arrived. */
  readonly search: Search | undefined
  readonly failed: boolean
  open(): void
}

/** The whole shelf is fetched when somebody asks for more than the first category. */
export function useShelf(isWanted: boolean): Shelf {
  const [whole, setWhole] = useState<{ quotes: readonly Quote[]; search: Search } | null>(null)
  const [failed, setFailed] = useState(false)

  const open = useCallback(() => {
    setFailed(false)
    Promise.all([import('../shelf/quotes.ts'), import('../shelf/search-quotes.ts')]).then(
      ([{ quotes }, { searchQuotes }]) => setWhole({ quotes, search: searchQuotes }),
      () => setFailed(true),
    )
  }, [])

  useEffect(() => {
    if (isWanted) open()
  }, [isWanted, open])

  return { quotes: whole?.quotes ?? firstQuotes, search: whole?.search, failed, open }
}
