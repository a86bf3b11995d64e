import type { IDBPDatabase, IDBPTransaction } from 'idb'
import { kinds } from '../records.ts'

// biome-ignore lint/suspicious/noExplicitAny: a step is written for the schema of its day
type AnySchema = any

/**
 * One step of the schema; its place in the list is its version. A step that visitors have run is
 * never edited, and a step only adds: an older page may still be open beside a newer one.
 */
export type Migration = (
  database: IDBPDatabase<AnySchema>,
  transaction: IDBPTransaction<AnySchema, string[], 'versionchange'>,
) => void

export const migrations: readonly Migration[] = [
  (database) => {
    for (const kind of kinds) database.createObjectStore(kind, { keyPath: 'id' })
  },
]
