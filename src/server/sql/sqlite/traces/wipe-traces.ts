import { closeSync, openSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { createChangedPages } from './changed-pages.ts'
import { blankUnusedBytes } from './unused-bytes.ts'

/** From a commit until nothing of what it erased is in a file any more; a minute is promised. */
const dueAfterMillis = 10_000
/** Somebody reads just now, or there is more to do than fits between two commits. */
const againAfterMillis = 250
/** Milliseconds of the writer's time, and posts wait for it. */
const pagesAtOnce = 2_000
/** Readers are done within a few milliseconds; who takes longer is not waited for. */
const patienceMillis = 20

export interface TraceWiping {
  /** Something was written: what it replaced or deleted is still in the log. */
  committed(): void
  /** Before the database is closed. */
  finish(): void
}

const logOf = (path: string) => `${path}-wal`

/** Whether the last process ended without closing the file: what it still meant to blank is unknown. */
export function wasCutOff(path: string): boolean {
  return (statSync(logOf(path), { throwIfNoEntry: false })?.size ?? 0) > 0
}

/**
 * What is erased is in no file a little later. Deleting blanks the row in its page (`secure_delete`),
 * but the log still holds the page as it was, and pages that rows were moved from hold copies:
 * so the log is folded into the file and cut to nothing, and the pages that changed are blanked
 * where no row lies.
 */
export function startWipingTraces(
  db: DatabaseSync,
  path: string,
  options: { readonly everyPage: boolean; readonly dueAfter?: number },
): TraceWiping {
  // Closed after the database alone: closing any handle of a file gives up SQLite's locks on it.
  const file = openSync(path, 'r+')
  const { dueAfter = dueAfterMillis } = options
  const pageSize = numberOf('page_size')
  const changed = createChangedPages(logOf(path))
  let due = Number.POSITIVE_INFINITY
  let timer: NodeJS.Timeout | undefined

  function numberOf(pragma: 'page_size' | 'page_count' | 'busy_timeout'): number {
    return Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0] as number
  }

  function planWithin(millis: number): void {
    const then = performance.now() + millis
    if (then >= due) return
    due = then
    clearTimeout(timer)
    timer = setTimeout(wipe, millis)
  }

  /** Answers whether all of the log now stands in the file and nothing is left of it. */
  function foldLog(): boolean {
    const patience = numberOf('busy_timeout')
    db.exec(`PRAGMA busy_timeout = ${patienceMillis}`)
    try {
      return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
    } finally {
      db.exec(`PRAGMA busy_timeout = ${patience}`)
    }
  }

  function blank(most: number): boolean {
    // Whoever else may have the file open, an operator's shell too, writes to the log alone
    // while this is held; and an empty log cannot be folded over what is blanked.
    db.exec('BEGIN IMMEDIATE')
    try {
      if (statSync(logOf(path)).size > 0) return false
      const pages = changed.first(most)
      const blanked = blankUnusedBytes(file, pageSize, pages)
      changed.drop(pages)
      // What SQLite remembers of these pages is as they were, and would be written so again.
      if (blanked > 0) db.exec('PRAGMA shrink_memory')
      return changed.size === 0
    } finally {
      db.exec('ROLLBACK')
    }
  }

  function isWiped(most: number): boolean {
    try {
      return foldLog() && blank(most)
    } catch {
      // A full or failing disk: whoever writes is told so, and here it is tried again.
      return false
    }
  }

  function wipe(): void {
    due = Number.POSITIVE_INFINITY
    if (!isWiped(pagesAtOnce)) planWithin(againAfterMillis)
  }

  if (options.everyPage) {
    changed.add(Array.from({ length: numberOf('page_count') }, (_, place) => place + 1))
  }
  changed.note()
  planWithin(dueAfter)

  return {
    committed() {
      changed.note()
      // In a flood of writes no timer of this thread has its turn.
      if (performance.now() >= due) wipe()
      planWithin(dueAfter)
    },

    finish() {
      clearTimeout(timer)
      isWiped(Number.POSITIVE_INFINITY)
      db.close()
      closeSync(file)
    },
  }
}
