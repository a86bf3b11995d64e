import { writeLog } from '#capabilities/moderation/server/log.ts'
import { settleReports } from '#capabilities/moderation/server/reports.ts'
import { silence, unsilence } from '#capabilities/moderation/server/silences.ts'
import type { ModeratorAction } from '#capabilities/moderation/server/tables.ts'
import {
  findForReview,
  putOnTheWall,
  type ReviewedPost,
  takeOffTheWall,
} from '#capabilities/walls/reports/server/review-posts.ts'
import type { Wall } from '#capabilities/walls/walls.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import {
  type AnyCommand,
  defineCommand,
  rowsOf,
  type Unit,
  type WriteContext,
} from '#kit/store/server/store.ts'

export const openSession = defineCommand(
  'moderation.openSession',
  function* (session: { tokenHash: string; at: number; until: number }, { build }) {
    yield* rowsOf(build.deleteFrom('moderator_sessions').where('expires_at', '<=', session.at))
    yield* rowsOf(
      build
        .insertInto('moderator_sessions')
        .values({ token_hash: session.tokenHash, expires_at: session.until }),
    )
    return null
  },
)

export const closeSession = defineCommand(
  'moderation.closeSession',
  function* ({ tokenHash }: { tokenHash: string }, { build }) {
    yield* rowsOf(build.deleteFrom('moderator_sessions').where('token_hash', '=', tokenHash))
    return null
  },
)

export interface Decision {
  readonly postId: string
  readonly action: ModeratorAction
  readonly at: number
  /** Whoever is silenced or not: the author of the post, whose seal was opened for this alone. */
  readonly authorId: string | null
}

/** Answers the wall of the post. */
export const decide = defineCommand(
  'moderation.decide',
  function* (decision: Decision, context): Unit<Wall> {
    const post = yield* findForReview(decision.postId, context)
    yield* carryOut(decision, post, context)
    yield* writeLog(decision, context)
    return post.wall
  },
)

function* carryOut(
  { action, at, authorId }: Decision,
  post: ReviewedPost,
  context: WriteContext,
): Unit<void> {
  if (action === 'silence' || action === 'unsilence') {
    if (authorId === null) throw new Refusal('author_unknown')
    return yield* action === 'silence'
      ? silence(authorId, at, context)
      : unsilence(authorId, context)
  }
  if (action === 'restore' && post.state !== 'removed') throw new Refusal('not_removed')
  if (action === 'approve' && post.state === 'removed') throw new Refusal('is_removed')
  yield* settleReports(post.id, context)
  yield* action === 'remove' ? takeOffTheWall(post, context) : putOnTheWall(post, context)
}

export const moderationCommands: readonly AnyCommand[] = [openSession, closeSession, decide]
