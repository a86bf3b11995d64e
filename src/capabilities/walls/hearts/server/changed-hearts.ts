import type { HeartCount, ReadHearts } from '#capabilities/live/server/topics.ts'
import { inBatches } from '#kit/batches.ts'
import type { Store } from '#kit/store/server/store.ts'
import { onTheWall } from '../../server/tables.ts'
import type { Wall } from '../../walls.ts'

/** About as much as a page of posts weighs: past it, whoever was away had better load one. */
const mostTold = 500

const changedSince = `SELECT id, hearts AS count FROM wall_posts
  WHERE wall = ? AND hearts_changed_at >= ? AND ${onTheWall} LIMIT ${mostTold + 1}`

/** Which posts of a wall have other hearts than at a moment: what somebody who was away has missed. */
export function changedHeartsOf(store: Store, wall: Wall): ReadHearts {
  return async (since) => {
    const rows = await store.readRows<HeartCount>(changedSince, [wall, since])
    return rows.length > mostTold ? undefined : rows
  }
}

export interface HeartedPost {
  readonly id: string
  readonly wall: Wall
}

/** The posts somebody gave a heart, as far as anybody sees them. */
export function readHeartedBy(store: Store, identityId: string): Promise<readonly HeartedPost[]> {
  return store.readRows(
    `SELECT id, wall FROM wall_posts WHERE ${onTheWall} AND author_id <> ?
     AND id IN (SELECT post_id FROM wall_hearts WHERE identity_id = ?)`,
    [identityId, identityId],
  )
}

const askedTogether = 500

/** How many hearts these posts have now. */
export async function readCounts(
  { read }: Store,
  posts: readonly HeartedPost[],
): Promise<(HeartedPost & { readonly hearts: number })[]> {
  const counts: (HeartedPost & { readonly hearts: number })[] = []
  for (const some of inBatches(posts, askedTogether)) {
    const ids = some.map(({ id }) => id)
    counts.push(
      ...(await read
        .selectFrom('wall_posts')
        .select(['id', 'wall', 'hearts'])
        .where('id', 'in', ids)
        .execute()),
    )
  }
  return counts
}
