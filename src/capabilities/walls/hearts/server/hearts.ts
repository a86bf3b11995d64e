import { recordEvents } from '#capabilities/live/server/record-event.ts'
import {
  defineCrowdedCommand,
  placesFor,
  rowsOfText,
  type Store,
  type Unit,
  type WriteContext,
} from '#kit/store/server/store.ts'
import { heartsEvent } from '../../posts/server/post-events.ts'
import { onTheWall } from '../../server/tables.ts'
import type { Wall } from '../../walls.ts'

export interface Heart {
  readonly postId: string
  readonly wall: Wall
  readonly identityId: string
  readonly at: number
}

/** Null when there is no such post on the wall. */
export type Hearts = number | null

export interface CountedPost {
  readonly id: string
  readonly wall: Wall
  readonly hearts: number
}

/** A heart that was given or taken back, as the database says. */
interface Change {
  readonly post_id: string
  readonly identity_id: string
}

export const giveHeart = defineCrowdedCommand(
  'walls.giveHeart',
  (hearts: readonly Heart[], context) =>
    change(hearts, 1, context, function* (asked) {
      return yield* rowsOfText<Change>(
        `INSERT INTO wall_hearts (post_id, identity_id, given_at)
       VALUES ${placesFor(asked, '(?, ?, ?)')}
       ON CONFLICT (post_id, identity_id) DO NOTHING RETURNING post_id, identity_id`,
        asked.flatMap(({ postId, identityId, at }) => [postId, identityId, at]),
      )
    }),
)

export const takeHeartBack = defineCrowdedCommand(
  'walls.takeHeartBack',
  (hearts: readonly Heart[], context) =>
    change(hearts, -1, context, function* (asked) {
      return yield* rowsOfText<Change>(
        `DELETE FROM wall_hearts WHERE (post_id, identity_id) IN (VALUES ${placesFor(asked, '(?, ?)')})
         RETURNING post_id, identity_id`,
        asked.flatMap(({ postId, identityId }) => [postId, identityId]),
      )
    }),
)

/** As if they had come one after the other: each is told the count after its own. */
function* change(
  hearts: readonly Heart[],
  by: 1 | -1,
  context: WriteContext,
  changeRows: (asked: readonly Heart[]) => Unit<readonly Change[]>,
): Unit<readonly Hearts[]> {
  const posts = yield* lockPosts(
    hearts.map(({ postId }) => postId),
    context,
  )
  const counts = new Map(posts.map(({ id, wall, hearts }) => [`${wall} ${id}`, hearts]))
  const asked = hearts.filter((heart) => counts.has(keyOf(heart)))
  if (asked.length === 0) return hearts.map(() => null)
  const changed = yield* changeRows(asked)
  if (changed.length > 0) yield* changeCounts(changed, by)

  const changes = new Set(changed.map(({ post_id, identity_id }) => `${post_id} ${identity_id}`))
  return hearts.map((heart) => {
    const count = counts.get(keyOf(heart))
    if (count === undefined) return null
    // Taken out, so that the second of two taps in one commit changes nothing.
    const now = changes.delete(`${heart.postId} ${heart.identityId}`) ? count + by : count
    counts.set(keyOf(heart), now)
    return now
  })
}

/**
 * Locked before anything else and in one order, so that what is counted here is what the next one
 * starts from, and two nodes never hold what the other waits for.
 */
function* lockPosts(
  asked: readonly string[],
  { dialect }: WriteContext,
): Unit<readonly CountedPost[]> {
  const ids = [...new Set(asked)]
  return yield* rowsOfText<CountedPost>(
    `SELECT id, wall, hearts FROM wall_posts
     WHERE id IN (${placesFor(ids, '?')}) AND ${onTheWall}
     ORDER BY id ${dialect === 'postgres' ? 'FOR NO KEY UPDATE' : ''}`,
    ids,
  )
}

/** The database adds, never we: two hearts at once are then two hearts. */
function* changeCounts(changed: readonly Change[], by: 1 | -1): Unit<void> {
  const posts = [...Map.groupBy(changed, ({ post_id }) => post_id)]
  yield* rowsOfText(
    `UPDATE wall_posts SET hearts = wall_posts.hearts + changed.column2
     FROM (VALUES ${placesFor(posts, '(?, CAST(? AS BIGINT))')}) AS changed
     WHERE wall_posts.id = changed.column1`,
    posts.flatMap(([id, { length }]) => [id, by * length]),
  )
}

function keyOf({ wall, postId }: Heart): string {
  return `${wall} ${postId}`
}

/**
 * Records how many hearts these posts have by now. Locked while they are read, so that of two
 * nodes that record the same post the later event has the later count.
 */
export const recordHearts = defineCrowdedCommand(
  'walls.recordHearts',
  function* (lists: readonly (readonly string[])[], context) {
    const posts = yield* lockPosts(lists.flat(), context)
    yield* recordEvents(posts.map(heartsEvent), context)
    return lists.map(() => null)
  },
)

/** The posts somebody gave a heart, as far as anybody sees them. */
export async function readHeartedBy(store: Store, identityId: string): Promise<string[]> {
  const posts = await store.readRows<{ id: string }>(
    `SELECT id FROM wall_posts WHERE ${onTheWall} AND author_id <> ?
     AND id IN (SELECT post_id FROM wall_hearts WHERE identity_id = ?)`,
    [identityId, identityId],
  )
  return posts.map(({ id }) => id)
}
