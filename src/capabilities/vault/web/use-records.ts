import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Kind } from '../records.ts'
import { type Live, nothingYet } from './collection.ts'
import { deviceVault } from './device-vault.ts'

export type RecordsShown<K extends Kind> = Live<K> & { readonly retry: () => void }

/** The records of a kind, newest first, current in every tab. Loading on the server. */
export function useRecords<K extends Kind>(kind: K): RecordsShown<K> {
  const subscribe = useCallback(
    (listener: () => void) => deviceVault().collection(kind).subscribe(listener),
    [kind],
  )
  const live = useSyncExternalStore<Live<K>>(
    subscribe,
    () => deviceVault().collection(kind).snapshot(),
    () => nothingYet,
  )
  return useMemo(
    () => ({ ...live, retry: () => deviceVault().collection(kind).retry() }),
    [live, kind],
  )
}
