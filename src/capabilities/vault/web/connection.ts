import type { Kind, Records } from '../records.ts'
import { type Callbacks, openStores, type Stores } from './database.ts'
import { databaseName } from './database-name.ts'
import type { Keyring } from './lock/keyring.ts'

/** The browser does not let the site keep anything: a private window, or storage switched off. */
export class StorageRefused extends Error {
  override name = 'StorageRefused'
}

export type Use = <Value>(task: (database: Database) => Promise<Value>) => Promise<Value>

/** One connection for the tab, opened when first needed and again after it was closed. */
export function createConnection(
  open: (whenLeft: WhenLeft) => Promise<Database>,
  onErased: () => void,
): Use {
  let current: Promise<Database> | null = null

  function connect(): Promise<Database> {
    current ??= open({ onErased, onClosed: forget }).catch((error) => {
      forget()
      throw isRefusal(error) ? new StorageRefused() : error
    })
    return current
  }

  function forget(): void {
    current = null
  }

  return async (task) => {
    const database = await connect()
    try {
      return await task(database)
    } catch (error) {
      // Closed between opening and using: once more with a fresh one.
      if (nameOf(error) !== 'InvalidStateError') throw error
      forget()
      return task(await connect())
    }
  }
}

function isRefusal(error: unknown): boolean {
  return ['SecurityError', 'InvalidStateError', 'ReferenceError', 'TypeError'].includes(
    nameOf(error),
  )
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : ''
}

type Schema = Records & {
  /** Where records lie while a lock is set. */
  readonly cells: Uint8Array<ArrayBuffer>
  /** Holds one, under `lock`, while a lock is set. */
  readonly keyring: Keyring
}
export type Database = Stores<Schema>

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
  const callbacks: Callbacks = {
    upgrade(database, oldVersion, transaction) {
      for (const step of steps.slice(oldVersion)) step(database, transaction)
    },
    // Whoever wants to erase or upgrade must never wait for a tab that was forgotten.
    blocking(database, wanted) {
      database.close()
      if (wanted === null) whenLeft.onErased()
      whenLeft.onClosed()
    },
    terminated: () => whenLeft.onClosed(),
  }
  try {
    return await openStores<Schema>(name, steps.length, callbacks)
  } catch (error) {
    // A newer page was here first. Migrations only ever add, so this older one may go on.
    if (nameOf(error) === 'VersionError') return openStores<Schema>(name, undefined, callbacks)
    throw error
  }
}

/**
 * One step of the schema; its place in the list is its version. A step that visitors have run is
 * never edited, and a step only adds: an older page may still be open beside a newer one.
 */
export type Migration = (database: IDBDatabase, transaction: IDBTransaction) => void

/** The journeys of the vault put a step behind these. @public */
export const migrations: readonly Migration[] = [
  withKinds('diary', 'moods', 'journal', 'favourites', 'friendChats', 'drafts'),
  withKinds('friendMemory', 'safetyPlans'),
  (database) => {
    database.createObjectStore('cells')
    database.createObjectStore('keyring')
  },
]

function withKinds(...kinds: readonly Kind[]): Migration {
  return (database) => {
    for (const kind of kinds) database.createObjectStore(kind, { keyPath: 'id' })
  }
}
