import { useMemo } from 'react'
import { nameRecord } from '../record-id.ts'
import type { Favourite } from '../records.ts'
import { keep } from './device-vault.ts'
import { type RecordsShown, useRecords } from './use-records.ts'

export type NewFavourite = Omit<Favourite, 'id' | 'changed' | 'at' | 'what'>

export interface Favourites extends Pick<RecordsShown<'favourites'>, 'status' | 'retry'> {
  /** The newest first; none while the phone is still fetching them. */
  readonly favourites: readonly Favourite[]
  find(thing: Pick<Favourite, 'text' | 'shelved'>): Favourite | undefined
  keep(thing: NewFavourite): void
}

/** The favourites of one sort this phone keeps. Nothing of them is sent anywhere. */
export function useFavourites(what: 'poem' | 'quote'): Favourites {
  const { records, status, retry } = useRecords('favourites')
  const favourites = useMemo(
    () =>
      records
        .filter((record) => record.what === what)
        .sort((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1)),
    [records, what],
  )
  // The words of a shelf may be mended one day; its name for them stays.
  const nameOf = ({ text, shelved }: Pick<Favourite, 'text' | 'shelved'>) =>
    nameRecord(what, shelved ?? text)
  return {
    favourites,
    status,
    retry,
    find: (thing) => favourites.find(({ id }) => id === nameOf(thing)),
    keep: (thing) => {
      keep('favourites', { ...thing, id: nameOf(thing), what, at: Date.now() })
    },
  }
}
