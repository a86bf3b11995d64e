import type { Store } from '#kit/store/server/store.ts'
import { onTheWall } from '../../server/tables.ts'

/** The posts somebody gave a heart, as far as anybody sees them. */
export async function readHeartedBy(store: Store, identityId: string): Promise<string[]> {
  const posts = await store.readRows<{ id: string }>(
    `SELECT id FROM wall_posts WHERE ${onTheWall} AND author_id <> ?
     AND id IN (SELECT post_id FROM wall_hearts WHERE identity_id = ?)`,
    [identityId, identityId],
  )
  return posts.map(({ id }) => id)
}
