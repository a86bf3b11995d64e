import type { FastifyInstance } from 'fastify'
import type { Identities } from '#capabilities/identity/server/identities.ts'
import { markOf } from '#capabilities/identity/server/marks.ts'
import { notSignedIn, requireVisitor, visitorOf } from '#capabilities/identity/server/visitor.ts'
import type { Live } from '#capabilities/live/server/create-live.ts'
import { problemMediaType } from '#kit/http/problem.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import type { Allowance, Limits } from '#kit/http/server/limits.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import { askedLanguage } from '#kit/i18n/asked-language.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { PollSeed } from '../bank/poll-seed.ts'
import * as contract from '../contract.ts'
import { pollsTopic } from './count-votes.ts'
import type { Polls } from './polls.ts'
import { vote } from './vote.ts'

/** There are some seventy questions: whoever has just come may answer them all. */
const votes: Allowance = { name: 'votes', burst: 80, perMinute: 20 }

export interface PollRoutes {
  readonly polls: Polls
  readonly store: Store
  readonly live: Pick<Live, 'topics'>
  readonly identities: Identities
  readonly limits: Limits
}

export function servePolls(app: FastifyInstance, deps: PollRoutes): void {
  const { store, polls, identities, limits } = deps
  deps.live.topics.add(pollsTopic)

  serveEndpoint(app, contract.listPolls, async ({ query, headers, request, reply }) => {
    const open = await polls.open()
    const start = query.before === undefined ? 0 : placeAfter(open, query.before)
    const page = open.slice(start, start + query.limit)
    const visitor = await visitorOf(identities, request)
    reply.header('vary', 'accept-language, cookie')
    const language = askedLanguage(query.language, headers['accept-language'])
    const view = { language, visitor, today: open[0] as PollSeed }
    const next = start + query.limit < open.length ? (page.at(-1)?.id ?? null) : null
    return { polls: await polls.present(page, view), next }
  })

  serveEndpoint(app, contract.votePoll, async ({ params, body, query, headers, ...call }) => {
    const visitor = await requireVisitor(identities, call.request)
    limits.take(votes, visitor.id)
    const open = await polls.open()
    const seed = open.find(({ id }) => id === params.id)
    // A question of a day to come is as unknown as one that was never written.
    if (!seed) throw new HttpProblem(404, 'not_found', 'There is no such poll.')
    if (!seed.options.some(({ id }) => id === body.option)) {
      throw new HttpProblem(400, 'unknown_option', 'That is none of the options.', {
        field: 'option',
      })
    }
    const voted = await store.write(vote, {
      identityId: visitor.id,
      mark: markOf(visitor, 'vote', seed.id),
      pollId: seed.id,
      option: body.option,
    })
    if (voted === 'nobody') throw notSignedIn()
    const language = askedLanguage(query.language, headers['accept-language'])
    const view = { language, visitor, today: open[0] as PollSeed }
    const [poll] = await polls.present([seed], view)
    if (voted === 'counted') return { poll: poll as contract.Poll }
    const problem = new HttpProblem(409, 'already_voted', 'You have voted here already.')
    return call.reply
      .code(409)
      .type(problemMediaType)
      .send(JSON.stringify({ ...problem.body, poll }))
  })
}

/** A cursor is the id of the last poll of the page before: midnight may pass between two pages. */
function placeAfter(open: readonly PollSeed[], id: string): number {
  const place = open.findIndex((poll) => poll.id === id)
  if (place >= 0) return place + 1
  throw new HttpProblem(400, 'invalid_cursor', 'That page is not known.', { field: 'before' })
}
