import type { PersonalData } from '#capabilities/identity/server/personal-data.ts'
import { rowsOf, rowsOfText } from '#kit/store/server/store.ts'
import { gravestReason } from '../posts/server/held-for.ts'
import { tellGone } from '../posts/server/post-events.ts'
import { postColumns, presentPost } from '../posts/server/present-post.ts'
import type { Wall } from '../walls.ts'
import { onTheWall } from './tables.ts'

const seen = `SELECT id, wall FROM wall_posts WHERE author_id = ? AND ${onTheWall}`
const withdraw = `UPDATE wall_posts SET hearts = hearts - 1
  WHERE id IN (SELECT post_id FROM wall_hearts WHERE identity_id = ?)`

export const wallPersonalData: PersonalData = {
  room: 'walls',
  columns: ['wall_posts.author_id', 'wall_hearts.identity_id'],

  async gather(read, identityId) {
    const posts = await read
      .selectFrom('wall_posts')
      .select([...postColumns, 'wall', 'state', 'held_for', 'deleted_at'])
      .where('author_id', '=', identityId)
      .orderBy('id')
      .execute()
    const hearts = await read
      .selectFrom('wall_hearts')
      .select(['post_id', 'given_at'])
      .where('identity_id', '=', identityId)
      .orderBy('post_id')
      .execute()
    return {
      posts: posts.map((row) => ({
        wall: row.wall,
        ...presentPost(row),
        state: row.deleted_at === null ? row.state : 'deleted',
        ...(row.held_for && { reason: gravestReason(row.held_for) }),
      })),
      hearts: hearts.map(({ post_id, given_at }) => ({
        post: post_id,
        timestamp: new Date(given_at).toISOString(),
      })),
    }
  },

  /** Open screens drop the posts too; hearts and reports on them go with them. */
  *erase(identityId, context) {
    const { build } = context
    const posts = yield* rowsOfText<{ id: string; wall: Wall }>(seen, [identityId])
    for (const { id, wall } of posts) yield* tellGone(wall, id, context)
    yield* rowsOfText(withdraw, [identityId])
    yield* rowsOf(build.deleteFrom('wall_hearts').where('identity_id', '=', identityId))
    yield* rowsOf(build.deleteFrom('wall_posts').where('author_id', '=', identityId))
  },
}
