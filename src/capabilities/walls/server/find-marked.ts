import { markOf } from '#capabilities/identity/server/marks.ts'
import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import { firstIdOf } from '#kit/store/server/new-id.ts'
import { placesFor, type Store } from '#kit/store/server/store.ts'

export interface MarkedThings {
  /** Ids, oldest first. */
  readonly posts: readonly string[]
  readonly hearts: readonly MarkedHeart[]
}

interface MarkedHeart {
  readonly postId: string
  readonly mark: string
}

/** Between the pieces others are answered. */
const together = 500

/**
 * What of the walls is the visitor's. Nothing says whose a post is, so each one since the day they
 * came is held against the mark that they would have made: for who wants to take everything along or
 * away, which is seldom.
 */
export async function findMarked(store: Store, visitor: Visitor): Promise<MarkedThings> {
  const posts: string[] = []
  const hearts: MarkedHeart[] = []
  let last = firstIdOf(visitor.createdAt)
  for (;;) {
    const rows = await store.readRows<{ id: string; mark: string }>(
      `SELECT id, mark FROM wall_posts WHERE id > ? ORDER BY id LIMIT ${together}`,
      [last],
    )
    for (const { id, mark } of rows) if (mark === markOf(visitor, 'post', id)) posts.push(id)
    hearts.push(...(await heartsOn(store, visitor, rows)))
    last = rows.at(-1)?.id ?? last
    if (rows.length < together) return { posts, hearts }
  }
}

async function heartsOn(
  store: Store,
  visitor: Visitor,
  posts: readonly { readonly id: string }[],
): Promise<readonly MarkedHeart[]> {
  if (posts.length === 0) return []
  const rows = await store.readRows<{ post_id: string; mark: string }>(
    `SELECT post_id, mark FROM wall_hearts
     WHERE (post_id, mark) IN (VALUES ${placesFor(posts, '(?, ?)')})`,
    posts.flatMap(({ id }) => [id, markOf(visitor, 'heart', id)]),
  )
  return rows.map(({ post_id, mark }) => ({ postId: post_id, mark }))
}
