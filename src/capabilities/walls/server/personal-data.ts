import type { PersonalData } from '#capabilities/identity/server/personal-data.ts'
import { forgetEvents } from '#capabilities/live/server/forget-events.ts'
import { dropReports } from '#capabilities/moderation/server/reports.ts'
import { inBatches } from '#kit/batches.ts'
import { placesFor, rowsOf, rowsOfText } from '#kit/store/server/store.ts'
import { gravestReason } from '../posts/server/held-for.ts'
import { subjectsOf } from '../posts/server/post-events.ts'
import { postColumns, presentPost } from '../posts/server/present-post.ts'
import { findMarked, type MarkedThings } from './find-marked.ts'
import { onTheWall } from './tables.ts'

/** Told one by one and at any moment of these hours, nobody hears which posts were one person's. */
const toldWithinMillis = 6 * 3_600_000
const together = 200

type Found = MarkedThings & {
  /** For each post, how long after the erasing open screens hear that it is gone. */
  readonly delays: readonly number[]
}

export const wallPersonalData: PersonalData<Found> = {
  room: 'walls',
  // Neither posts nor hearts name anybody.
  columns: [],

  async gather(store, visitor) {
    const found = await findMarked(store, visitor)
    const posts = []
    for (const ids of inBatches(found.posts, together)) {
      const rows = await store.read
        .selectFrom('wall_posts')
        .select([...postColumns, 'wall', 'state', 'held_for', 'deleted_at'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute()
      posts.push(...rows)
    }
    return {
      posts: posts.map((row) => ({
        wall: row.wall,
        ...presentPost(row),
        state: row.deleted_at === null ? row.state : 'deleted',
        ...(row.held_for && { reason: gravestReason(row.held_for) }),
      })),
      hearts: found.hearts.map(({ postId }) => ({ post: postId })),
    }
  },

  async find(store, visitor) {
    const found = await findMarked(store, visitor)
    return { ...found, delays: found.posts.map(() => Math.random() * toldWithinMillis) }
  },

  /**
   * The words are wiped at once and nobody reads the posts any more. That they are gone is told later
   * and one by one; the hearts they gave leave the counts when these change anyway.
   */
  *erase({ marked, at }, context) {
    const { build } = context
    const { posts, delays, hearts } = marked
    for (const some of inBatches(hearts, together)) {
      const pairs = some.flatMap(({ postId, mark }) => [postId, mark])
      const gone = yield* rowsOfText<{ post_id: string }>(
        `DELETE FROM wall_hearts WHERE (post_id, mark) IN (VALUES ${placesFor(some, '(?, ?)')})
         RETURNING post_id`,
        pairs,
      )
      if (gone.length === 0) continue
      yield* rowsOfText(
        `UPDATE wall_posts SET hearts_gone = hearts_gone + 1
         WHERE id IN (${placesFor(gone, '?')}) AND state <> 'gone'`,
        gone.map(({ post_id }) => post_id),
      )
    }
    for (const [place, id] of posts.entries()) {
      yield* rowsOfText(
        `INSERT INTO wall_farewells (post_id, wall, tell_at)
         SELECT id, wall, CAST(? AS BIGINT) FROM wall_posts WHERE id = ? AND ${onTheWall}`,
        [at + Math.round(delays[place] ?? 0), id],
      )
    }
    for (const ids of inBatches(posts, together)) {
      yield* dropReports(ids, context)
      yield* forgetEvents(ids.flatMap(subjectsOf), context)
      yield* rowsOf(build.deleteFrom('wall_posts').where('id', 'in', ids))
    }
  },
}
