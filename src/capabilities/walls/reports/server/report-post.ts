import type { ReportReason } from '#capabilities/moderation/report-reasons.ts'
import { fileReport, reportsThatHide } from '#capabilities/moderation/server/reports.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import {
  defineCommand,
  rowsOf,
  rowsOfText,
  type Unit,
  type WriteContext,
} from '#kit/store/server/store.ts'
import { tellGone } from '../../posts/server/post-events.ts'
import { onTheWall } from '../../server/tables.ts'
import type { Wall } from '../../walls.ts'

export interface PostReport {
  readonly reportId: string
  readonly postId: string
  readonly wall: Wall
  readonly identityId: string
  /** When the reporter signed in first. */
  readonly since: number
  readonly reason: ReportReason
  readonly at: number
}

const newcomerMillis = 24 * 3_600_000
const acceptedMillis = 3_600_000

const reported = `SELECT author_id FROM wall_posts WHERE id = ? AND wall = ? AND ${onTheWall}`
const accepted = `SELECT id FROM wall_posts
  WHERE author_id = ? AND created_at <= ? AND ${onTheWall} LIMIT 1`

/** Answers whether this report took the post off the wall. */
export const reportPost = defineCommand(
  'walls.reportPost',
  function* (report: PostReport, context) {
    const { postId, wall, identityId } = report
    const [post] = yield* rowsOfText<{ author_id: string }>(reported, [postId, wall])
    if (!post) throw new Refusal('not_found')
    if (post.author_id === identityId) throw new Refusal('own_post')
    const established = yield* isEstablished(report)
    const open = yield* fileReport({ ...report, id: report.reportId, established }, context)
    if (open < reportsThatHide) return false
    yield* hide(postId, context)
    yield* tellGone(wall, postId, context)
    return true
  },
)

/**
 * Signed in for a day, or the author of a post that has stood on a wall for an
 * hour. Hearts do not count: they cost nothing, and three fresh identities with
 * a heart each could hide whatever they like.
 */
function* isEstablished({ identityId, since, at }: PostReport): Unit<boolean> {
  if (at - since >= newcomerMillis) return true
  const posts = yield* rowsOfText(accepted, [identityId, at - acceptedMillis])
  return posts.length > 0
}

function* hide(postId: string, { build }: WriteContext): Unit<void> {
  yield* rowsOf(
    build
      .updateTable('wall_posts')
      .set({ state: 'held', held_for: 'reported' })
      .where('id', '=', postId),
  )
}
