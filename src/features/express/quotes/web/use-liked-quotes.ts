import { useMemo } from 'react'
import type { Favourite } from '#capabilities/vault/records.ts'
import {
  type Favourites,
  type NewFavourite,
  useFavourites,
} from '#capabilities/vault/web/use-favourites.ts'
import { useRemoval } from '#capabilities/vault/web/use-removal.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'

export interface LikedQuotes extends Pick<Favourites, 'status' | 'retry'> {
  /** Ids of quotes on the shelf, the newest like first. */
  readonly ids: readonly string[]
  /** Quotes that were written for the visitor: no shelf has them. */
  readonly written: readonly Favourite[]
  has(quote: Pick<Favourite, 'text' | 'shelved'>): boolean
  toggle(quote: NewFavourite): void
}

/** What somebody likes stays on their phone; no one else counts it. */
export function useLikedQuotes(): LikedQuotes {
  const t = useWords<Words>()
  const { favourites, status, retry, find, keep } = useFavourites('quote')
  const takeOut = useRemoval('favourites', t('express.quotes.removed'))
  const ids = useMemo(() => favourites.flatMap(({ shelved }) => shelved ?? []), [favourites])
  const written = useMemo(() => favourites.filter(({ shelved }) => !shelved), [favourites])
  return {
    ids,
    written,
    status,
    retry,
    has: (quote) => find(quote) !== undefined,
    toggle(quote) {
      const liked = find(quote)
      if (liked) takeOut(liked)
      else keep(quote)
    },
  }
}
