import { dropReports } from '#capabilities/moderation/server/reports.ts'
import { firstIdOf } from '#kit/store/server/new-id.ts'
import {
  defineCommand,
  rowsOf,
  rowsOfText,
  type Unit,
  type WriteContext,
} from '#kit/store/server/store.ts'
import { inGrace, isSealed } from '../../server/tables.ts'
import type { Wall } from '../../walls.ts'
import { graceMillis } from './delete-post.ts'
import { tellGone } from './post-events.ts'

/** How late a phone that was offline may still retry a post; its key is remembered so long. */
const keyMillis = 30 * 86_400_000
/** So long a moderator can still silence whoever wrote a post. */
const sealedMillis = 30 * 86_400_000
/** The writer is shared: better several short turns than a long one. */
const mostAtOnce = 200

const expired = `SELECT id FROM wall_posts WHERE ${inGrace} AND deleted_at <= ? LIMIT ${mostAtOnce}`
const forgotten = `DELETE FROM wall_posts WHERE id IN (
  SELECT id FROM wall_posts WHERE state = 'gone' AND deleted_at <= ? LIMIT ${mostAtOnce})`

const unsealed = `UPDATE wall_posts SET author_seal = NULL WHERE id IN (
  SELECT id FROM wall_posts WHERE ${isSealed} AND id < ? ORDER BY id LIMIT ${mostAtOnce})`

/** Makes deleted posts gone for good; answers whether there may be more. */
export const purgePosts = defineCommand(
  'walls.purgePosts',
  function* ({ at }: { at: number }, context) {
    const { build } = context
    yield* rowsOfText(forgotten, [at - keyMillis])
    yield* rowsOfText(unsealed, [firstIdOf(at - sealedMillis)])
    const told = yield* tellFarewells(at, context)
    const found = yield* rowsOfText<{ id: string }>(expired, [at - graceMillis])
    if (found.length === 0) return told
    const ids = found.map(({ id }) => id)
    yield* dropReports(ids, context)
    yield* rowsOf(build.deleteFrom('wall_hearts').where('post_id', 'in', ids))
    yield* rowsOf(
      build
        .updateTable('wall_posts')
        .set({
          state: 'gone',
          text: '',
          category: null,
          hearts: 0,
          hearts_gone: 0,
          held_for: null,
          need: null,
          author_seal: null,
        })
        .where('id', 'in', ids),
    )
    return told || found.length === mostAtOnce
  },
)

/** Open screens hear of posts whose author erased themselves, each at its moment. */
function* tellFarewells(at: number, context: WriteContext): Unit<boolean> {
  const due = yield* rowsOfText<{ post_id: string; wall: Wall }>(
    `DELETE FROM wall_farewells WHERE post_id IN (
      SELECT post_id FROM wall_farewells WHERE tell_at <= ? ORDER BY tell_at LIMIT ${mostAtOnce})
     RETURNING post_id, wall`,
    [at],
  )
  for (const { post_id, wall } of due) yield* tellGone(wall, post_id, context)
  return due.length === mostAtOnce
}
