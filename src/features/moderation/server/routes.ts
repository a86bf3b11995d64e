import type { FastifyInstance } from 'fastify'
import type { AuthorSeal } from '#capabilities/moderation/server/author-seal.ts'
import type { TalkReports } from '#capabilities/moderation/talk-reports.ts'
import type { Walls } from '#capabilities/walls/server/walls.ts'
import type { Clock } from '#kit/clock.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import type { Store } from '#kit/store/server/store.ts'
import * as contract from '../contract.ts'
import { type Decision, decide } from './commands.ts'
import { createLockOut } from './lock-out.ts'
import { readLog } from './read-log.ts'
import { readQueue, readReviewedPost } from './read-queue.ts'
import { createModeratorSessions } from './session.ts'
import { serveTalkReview } from './talks.ts'

export interface ModerationDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly walls: Walls
  readonly authorSeal: AuthorSeal
  /** Without it there are no moderators, and none of these addresses. */
  readonly secret: string | undefined
  readonly talkReports: TalkReports
}

export function serveModeration(app: FastifyInstance, deps: ModerationDependencies): void {
  const { store, clock, walls, secret } = deps
  if (!secret) return
  const lockOut = createLockOut(clock)
  const sessions = createModeratorSessions({ store, clock, secret, lockOut })

  serveEndpoint(app, contract.openSession, async ({ body, request, reply }) => {
    const until = await sessions.open(body.secret, request, reply)
    return { until: new Date(until).toISOString() }
  })

  serveEndpoint(app, contract.closeSession, async ({ request, reply }) => {
    await sessions.close(request, reply)
  })

  serveEndpoint(app, contract.readQueue, async ({ query, request }) => {
    await sessions.assertModerator(request)
    return readQueue(store.read, query)
  })

  serveEndpoint(app, contract.decide, async ({ params, request }) => {
    await sessions.assertModerator(request)
    const { id: postId, action } = params
    const authorId = await authorFor(postId, action)
    walls.forget(await carryOut({ postId, action, at: clock.now(), authorId }))
    const post = await readReviewedPost(store.read, postId)
    if (!post) throw refused('not_found')
    return { post }
  })

  serveEndpoint(app, contract.readLog, async ({ query, request }) => {
    await sessions.assertModerator(request)
    return readLog(store.read, query.before)
  })

  serveTalkReview(app, { sessions, talkReports: deps.talkReports })

  /** Opened for what is about the author alone, and then it stands in the log. */
  async function authorFor(postId: string, action: Decision['action']): Promise<string | null> {
    if (action !== 'silence' && action !== 'unsilence') return null
    const row = await store.read
      .selectFrom('wall_posts')
      .select('author_seal')
      .where('id', '=', postId)
      .executeTakeFirst()
    return deps.authorSeal.open(row?.author_seal ?? null) ?? null
  }

  async function carryOut(decision: Decision) {
    try {
      return await store.write(decide, decision)
    } catch (error) {
      throw error instanceof Refusal ? refused(error.code) : error
    }
  }
}

function refused(code: string): HttpProblem {
  if (code === 'not_found') return new HttpProblem(404, code, 'There is nothing here.')
  return new HttpProblem(409, code, conflicts[code] ?? 'This cannot be done now.')
}

const conflicts: Readonly<Record<string, string>> = {
  is_removed: 'This post was removed.',
  not_removed: 'This post was not removed.',
  author_unknown: 'Who wrote this is no longer known.',
}
