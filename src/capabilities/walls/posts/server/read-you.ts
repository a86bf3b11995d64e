import { markOf } from '#capabilities/identity/server/marks.ts'
import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import { placesFor, type Store } from '#kit/store/server/store.ts'
import type { Post, You } from '../../contract.ts'
import { waitsForReview } from '../../server/tables.ts'
import type { List } from './cursor.ts'
import { type PostRow, postColumns, presentHeldPost } from './present-post.ts'

export const nobody: You = { hearted: [], wrote: [] }

/** A part of a list: its posts, and the ids between which a post belongs to it. */
export interface Part {
  readonly posts: readonly Pick<Post, 'id'>[]
  /** Exclusive; without it the part begins at the newest post. */
  readonly before: string | undefined
  /** There are older posts, on another page. */
  readonly more: boolean
}

interface MarkedRow {
  readonly what: 'heart' | 'post'
  readonly id: string
}

interface HeldRow extends PostRow {
  readonly mark: string
  readonly held_for: string | null
}

/** Marks are looked at one by one: somebody else's post is never asked about for longer than this. */
const mostHeld = 500
const heldColumns = [...postColumns, 'mark', 'held_for'].join(', ')

/** What of a page is the visitor's own: what stands there under a mark that they would make. */
export async function readYou(
  store: Store,
  visitor: Visitor,
  list: List,
  part: Part,
): Promise<You> {
  const [marked, held] = await Promise.all([
    readMarked(store, visitor, part.posts),
    readHeld(store, list, part),
  ])
  const own = held.filter(({ id, mark }) => mark === markOf(visitor, 'post', id))
  const found = new Set(marked.map(({ what, id }) => `${what} ${id}`))
  const idsOf = (what: MarkedRow['what']) =>
    part.posts.map(({ id }) => id).filter((id) => found.has(`${what} ${id}`))
  return {
    hearted: idsOf('heart'),
    wrote: idsOf('post'),
    ...(own.length > 0 && { held: own.map(presentHeldPost) }),
  }
}

async function readMarked(
  store: Store,
  visitor: Visitor,
  posts: Part['posts'],
): Promise<readonly MarkedRow[]> {
  if (posts.length === 0) return []
  const pairs = placesFor(posts, '(?, ?)')
  return store.readRows<MarkedRow>(
    `SELECT 'heart' AS what, post_id AS id FROM wall_hearts
       WHERE (post_id, mark) IN (VALUES ${pairs})
     UNION ALL
     SELECT 'post', id FROM wall_posts WHERE (id, mark) IN (VALUES ${pairs})`,
    [
      ...posts.flatMap(({ id }) => [id, markOf(visitor, 'heart', id)]),
      ...posts.flatMap(({ id }) => [id, markOf(visitor, 'post', id)]),
    ],
  )
}

/** All that wait in this part of the list, newest first, whoever wrote them. */
function readHeld(
  store: Store,
  { wall, category }: List,
  { posts, before, more }: Part,
): Promise<readonly HeldRow[]> {
  // The last page takes the waiting posts that are older than everything on it, too.
  const oldest = more ? (posts.at(-1)?.id ?? '') : ''
  return store.readRows<HeldRow>(
    `SELECT ${heldColumns} FROM wall_posts
     WHERE ${waitsForReview} AND state = 'held' AND deleted_at IS NULL AND wall = ? AND id >= ?
       ${before === undefined ? '' : 'AND id < ?'} ${category === undefined ? '' : 'AND category = ?'}
     ORDER BY id DESC LIMIT ${mostHeld}`,
    [wall, oldest, before, category].filter((parameter) => parameter !== undefined),
  )
}
