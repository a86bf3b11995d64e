import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb'
import type { Kind, Records } from '../records.ts'
import { type Migration, migrations } from './migrations.ts'

type Schema = DBSchema & { readonly [K in Kind]: { key: string; value: Records[K] } }
export type Database = IDBPDatabase<Schema>

const databaseName = 'voice-of-heart'

export interface WhenLeft {
  /** Erased by the visitor, here or in another tab. */
  onErased(): void
  /** Closed: to let a newer version in, or by the browser. It may be opened again. */
  onClosed(): void
}

/** The steps are given for tests alone: an upgrade has to be seen before there is a second one. */
export async function openDatabase(
  whenLeft: WhenLeft,
  name: string = databaseName,
  steps: readonly Migration[] = migrations,
): Promise<Database> {
  const callbacks: OpenDBCallbacks<Schema> = {
    upgrade(database, oldVersion, _newVersion, transaction) {
      for (const step of steps.slice(oldVersion)) step(database, transaction)
    },
    // Whoever wants to erase or upgrade must never wait for a tab that was forgotten.
    blocking(_current, wanted, event) {
      const connection = event.target as IDBDatabase
      connection.close()
      if (wanted === null) whenLeft.onErased()
      whenLeft.onClosed()
    },
    terminated: () => whenLeft.onClosed(),
  }
  try {
    return await openDB<Schema>(name, steps.length, callbacks)
  } catch (error) {
    // A newer page was here first. Migrations only ever add, so this older one may go on.
    if ((error as Error)?.name === 'VersionError') return openDB<Schema>(name, undefined, callbacks)
    throw error
  }
}
