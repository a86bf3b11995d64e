import { chmodSync, closeSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sticky = 0o1000

/**
 * The folder and the files of the database for us alone, also where the folder was there before,
 * as a mounted volume is. What SQLite writes beside a file it makes as that file is.
 */
export function keepPrivate(folder: string, names: readonly string[]): void {
  const { mode, uid } = statSync(folder)
  // One that many share, as one for temporary files, or that somebody else lends us, is not ours to close.
  if (uid === process.getuid?.() && !(mode & sticky)) chmodSync(folder, 0o700)
  for (const name of names) {
    const path = join(folder, name)
    makeEmpty(path)
    for (const file of [path, `${path}-wal`, `${path}-shm`, `${path}-journal`]) close(file)
  }
}

/** A file that is there is not opened: to close it again would give up the locks of SQLite on it. */
function makeEmpty(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function close(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found && found.uid === process.getuid?.()) chmodSync(path, 0o600)
}
