import type { Database, WhenLeft } from './open-database.ts'

/** The browser does not let the site keep anything: a private window, or storage switched off. */
export class StorageRefused extends Error {
  override name = 'StorageRefused'
}

type Use = <Value>(task: (database: Database) => Promise<Value>) => Promise<Value>

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
