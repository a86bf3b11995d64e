import { dropReports } from '#capabilities/moderation/server/reports.ts'
import { defineCommand, rowsOf, rowsOfText } from '#kit/store/server/store.ts'
import { inGrace } from '../../server/tables.ts'
import { graceMillis } from './delete-post.ts'

/** How late a phone that was offline may still retry a post; its key is remembered so long. */
const keyMillis = 30 * 86_400_000
/** The writer is shared: better several short turns than a long one. */
const mostAtOnce = 200

const expired = `SELECT id FROM wall_posts WHERE ${inGrace} AND deleted_at <= ? LIMIT ${mostAtOnce}`
const forgotten = `DELETE FROM wall_posts WHERE id IN (
  SELECT id FROM wall_posts WHERE state = 'gone' AND deleted_at <= ? LIMIT ${mostAtOnce})`

/** Makes deleted posts gone for good; answers whether there may be more. */
export const purgePosts = defineCommand(
  'walls.purgePosts',
  function* ({ at }: { at: number }, context) {
    const { build } = context
    yield* rowsOfText(forgotten, [at - keyMillis])
    const found = yield* rowsOfText<{ id: string }>(expired, [at - graceMillis])
    if (found.length === 0) return false
    const ids = found.map(({ id }) => id)
    yield* dropReports(ids, context)
    yield* rowsOf(build.deleteFrom('wall_hearts').where('post_id', 'in', ids))
    yield* rowsOf(
      build
        .updateTable('wall_posts')
        .set({ state: 'gone', text: '', category: null, hearts: 0, held_for: null, need: null })
        .where('id', 'in', ids),
    )
    return found.length === mostAtOnce
  },
)
