import { whoIsHere } from '#capabilities/identity/server/who-is-here.ts'
import { recordEvents } from '#capabilities/live/server/record-event.ts'
import {
  defineCrowdedCommand,
  placesFor,
  rowsOfText,
  type Unit,
  type WriteContext,
} from '#kit/store/server/store.ts'
import { heartsEvent } from '../../posts/server/post-events.ts'
import { onTheWall } from '../../server/tables.ts'
import type { Wall } from '../../walls.ts'

export interface Heart {
  readonly postId: string
  readonly wall: Wall
  /** Whose it is, to be sure that they are still here; it is not written down. */
  readonly identityId: string
  readonly mark: string
}

/** `missing`: there is no such post on the wall. `nobody`: the giver has erased themselves. */
export type Hearts = number | 'missing' | 'nobody'

export interface CountedPost {
  readonly id: string
  readonly wall: Wall
  readonly hearts: number
}

interface LockedPost extends CountedPost {
  readonly hearts_gone: number
}

/** A heart that was given or taken back, as the database says. */
interface Change {
  readonly post_id: string
  readonly mark: string
}

export const giveHeart = defineCrowdedCommand(
  'walls.giveHeart',
  (hearts: readonly Heart[], context) =>
    change(hearts, 1, context, function* (asked) {
      return yield* rowsOfText<Change>(
        `INSERT INTO wall_hearts (post_id, mark) VALUES ${placesFor(asked, '(?, ?)')}
       ON CONFLICT (post_id, mark) DO NOTHING RETURNING post_id, mark`,
        asked.flatMap(({ postId, mark }) => [postId, mark]),
      )
    }),
)

export const takeHeartBack = defineCrowdedCommand(
  'walls.takeHeartBack',
  (hearts: readonly Heart[], context) =>
    change(hearts, -1, context, function* (asked) {
      return yield* rowsOfText<Change>(
        `DELETE FROM wall_hearts WHERE (post_id, mark) IN (VALUES ${placesFor(asked, '(?, ?)')})
         RETURNING post_id, mark`,
        asked.flatMap(({ postId, mark }) => [postId, mark]),
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
  const here = yield* whoIsHere(hearts, context)
  const posts = yield* lockPosts(
    hearts.map(({ postId }) => postId),
    context,
  )
  const found = new Map(posts.map((post) => [`${post.wall} ${post.id}`, post]))
  const asked = hearts.filter((heart) => found.has(keyOf(heart)) && here.has(heart.identityId))
  const changed = asked.length > 0 ? yield* changeRows(asked) : []
  if (changed.length > 0) yield* changeCounts(changed, by)

  const changedPosts = new Set(changed.map(({ post_id }) => post_id))
  const counts = new Map(
    // Those who left unseen leave with the first who is seen.
    posts.map(({ id, hearts: seen, hearts_gone: gone }) => [
      id,
      changedPosts.has(id) ? seen - gone : seen,
    ]),
  )
  const changes = new Set(changed.map(({ post_id, mark }) => `${post_id} ${mark}`))
  return hearts.map((heart) => {
    const post = found.get(keyOf(heart))
    if (!post) return 'missing'
    if (!here.has(heart.identityId)) return 'nobody'
    const count = counts.get(post.id) ?? 0
    // Taken out, so that the second of two taps in one commit changes nothing.
    const now = changes.delete(`${heart.postId} ${heart.mark}`) ? count + by : count
    counts.set(post.id, now)
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
): Unit<readonly LockedPost[]> {
  const ids = [...new Set(asked)]
  return yield* rowsOfText<LockedPost>(
    `SELECT id, wall, hearts, hearts_gone FROM wall_posts
     WHERE id IN (${placesFor(ids, '?')}) AND ${onTheWall}
     ORDER BY id ${dialect === 'postgres' ? 'FOR NO KEY UPDATE' : ''}`,
    ids,
  )
}

/** The database adds, never we: two hearts at once are then two hearts. */
function* changeCounts(changed: readonly Change[], by: 1 | -1): Unit<void> {
  const posts = [...Map.groupBy(changed, ({ post_id }) => post_id)]
  yield* rowsOfText(
    `UPDATE wall_posts
     SET hearts = wall_posts.hearts - wall_posts.hearts_gone + changed.column2, hearts_gone = 0
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
