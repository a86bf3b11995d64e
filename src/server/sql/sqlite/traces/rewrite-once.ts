import type { DatabaseSync } from 'node:sqlite'

/** Written into files in which nothing was ever deleted without being blanked. */
const cleanFile = 1

/** A file from before deleting meant blanking is written anew, once; a new one needs only the mark. */
export function rewriteOnce(db: DatabaseSync): void {
  if (readPragma(db, 'user_version') === cleanFile) return
  // Where the disk has no room for two, what is there is served, and the next start tries again.
  if (readPragma(db, 'page_count') > 1 && !canRewrite(db)) return
  db.exec(`PRAGMA user_version = ${cleanFile}`)
}

function canRewrite(db: DatabaseSync): boolean {
  try {
    db.exec('VACUUM')
    return true
  } catch {
    return false
  }
}

function readPragma(db: DatabaseSync, name: 'user_version' | 'page_count'): number {
  return db.prepare(`PRAGMA ${name}`).get()?.[name] as number
}
