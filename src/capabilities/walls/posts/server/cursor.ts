import { createHash } from 'node:crypto'
import type { Category } from '../../categories.ts'
import type { Wall } from '../../walls.ts'

export interface List {
  readonly wall: Wall
  readonly category: Category | undefined
}

/**
 * Where a page ends: the id of its last post, which need not exist any more. The
 * check ties it to its list, so that a slip or a cursor of another wall is told
 * apart from the end of the wall.
 */
export function makeCursor(list: List, id: string): string {
  return id + checkOf(list, id)
}

/** The id, or undefined for what was never a cursor of this list. */
export function readCursor(list: List, cursor: string): string | undefined {
  if (!/^[0-9a-z]{26}[\w-]{6}$/.test(cursor)) return undefined
  const id = cursor.slice(0, 26)
  return cursor.slice(26) === checkOf(list, id) ? id : undefined
}

function checkOf({ wall, category }: List, id: string): string {
  return createHash('sha256')
    .update(`1 ${wall} ${category ?? ''} ${id}`)
    .digest('base64url')
    .slice(0, 6)
}
