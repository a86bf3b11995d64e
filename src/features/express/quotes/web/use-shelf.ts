import { useCallback, useEffect, useState } from 'react'
import type { Quote } from '../shelf/quote.ts'
import { theEight } from '../shelf/the-eight.ts'

/** One of them need not be waited for. */
export function isAmongTheEight(id: string): boolean {
  return theEight.some((quote) => quote.id === id)
}

type Search = typeof import('../shelf/search-quotes.ts').searchQuotes

export interface Shelf {
  readonly quotes: readonly Quote[]
  /** Missing until the whole shelf has arrived. */
  readonly search: Search | undefined
  readonly failed: boolean
  open(): void
}

/** The eight come with the page, to be read before, and without, any script; the rest when asked for. */
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

  return { quotes: whole?.quotes ?? theEight, search: whole?.search, failed, open }
}
