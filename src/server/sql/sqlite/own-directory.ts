import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keepPrivate } from './keep-private.ts'
import { makeFolder } from './make-folder.ts'

export const databaseFile = 'voice-of-heart.db'
const lockFile = 'voice-of-heart.lock'

/**
 * Makes this process the only one to use the directory, until it ends in any
 * way. The lock is one that SQLite asks of the operating system on a file of
 * its own: it disappears with the process, so a killed one leaves nothing that
 * would stop the next start.
 */
export function ownDirectory(dataDir: string): { release(): void } {
  makeFolder(dataDir)
  keepPrivate(dataDir, [lockFile, databaseFile])
  const lock = new DatabaseSync(join(dataDir, lockFile))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw new Error(
      `Another process uses the data directory ${dataDir}. ` +
        'Stop it first, or give this one its own DATA_DIR; several need a DATABASE_URL.',
      { cause: error },
    )
  }
  return { release: () => lock.close() }
}
