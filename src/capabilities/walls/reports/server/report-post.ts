import { whoIsHere } from '#capabilities/identity/server/who-is-here.ts'
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
  /** Whose report it is, to be sure that they are still here; it is not written down. */
  readonly identityId: string
  readonly mark: string
  /** What the reporter's mark would be had they written the post. */
  readonly ownMark: string
  /** Signed in for a day at least: hearts and posts cost nothing, and days do. */
  readonly established: boolean
  readonly reason: ReportReason
  readonly at: number
}

const reported = `SELECT mark FROM wall_posts WHERE id = ? AND wall = ? AND ${onTheWall}`

/** Answers whether this report took the post off the wall; `nobody` where the reporter is gone. */
export const reportPost = defineCommand(
  'walls.reportPost',
  function* (report: PostReport, context): Unit<boolean | 'nobody'> {
    const { postId, wall, identityId } = report
    const here = yield* whoIsHere([report], context)
    if (!here.has(identityId)) return 'nobody'
    const [post] = yield* rowsOfText<{ mark: string }>(reported, [postId, wall])
    if (!post) throw new Refusal('not_found')
    if (post.mark === report.ownMark) throw new Refusal('own_post')
    const open = yield* fileReport({ ...report, id: report.reportId }, context)
    if (open < reportsThatHide) return false
    yield* hide(postId, context)
    yield* tellGone(wall, postId, context)
    return true
  },
)

function* hide(postId: string, { build }: WriteContext): Unit<void> {
  yield* rowsOf(
    build
      .updateTable('wall_posts')
      .set({ state: 'held', held_for: 'reported' })
      .where('id', '=', postId),
  )
}
