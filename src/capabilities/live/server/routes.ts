import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identities } from '#capabilities/identity/server/identities.ts'
import { renewedCookie, requireVisitor } from '#capabilities/identity/server/visitor.ts'
import { isHttps } from '#kit/http/server/cookies.ts'
import { floorLines } from '#kit/http/server/floor-headers.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { type Allowance, type Limits, networkOf } from '#kit/http/server/limits.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import * as contract from '../contract.ts'
import { privateTopic } from '../topic.ts'
import type { Live } from './create-live.ts'
import { createStreamCounts } from './stream-counts.ts'
import { connectionOf, takeOverConnection } from './take-over-connection.ts'

// A carrier puts thousands behind one address; one visitor has a few tabs.
const readings: Allowance = { name: 'live readings', burst: 6_000, perMinute: 60_000 }
const replays: Allowance = { name: 'live replays', burst: 600, perMinute: 600 }

export interface LiveRoutes {
  readonly live: Live
  readonly identities: Identities
  readonly limits: Limits
  /** How many streams one visitor, and one network, may keep open; without it there is no end. */
  readonly mostStreams?: { readonly ofVisitor: number; readonly ofNetwork: number } | undefined
}

/**
 * Written as one text in front of the first frames. Without a length and without
 * chunks the connection's end is the stream's end, so an event is the same bytes
 * on every connection.
 */
const head = [
  'HTTP/1.1 200 OK',
  'content-type: text/event-stream; charset=utf-8',
  'cache-control: no-store, no-transform',
  'connection: close',
  // Proxies of the nginx family would gather the events of a stream until there are many.
  'x-accel-buffering: no',
]

/** The first use of a day may be a stream, and renews the session like any other. */
function headFor(request: FastifyRequest): string {
  const cookie = renewedCookie(request)
  const lines = [...head, ...floorLines(isHttps(request))]
  return [...lines, ...(cookie ? [`set-cookie: ${cookie}`] : []), '\r\n'].join('\r\n')
}

const nobody = { visitorId: undefined, sessionHash: undefined }

export function serveLive(app: FastifyInstance, deps: LiveRoutes): void {
  const { live, identities, limits } = deps
  const counts = createStreamCounts(deps.mostStreams)
  identities.whenLeaving({
    beforeErasing:
      async ({ id }) =>
      () =>
        live.sessions.end(id),
    afterSigningOut: ({ id, tokenHash }) => live.sessions.end(id, tokenHash),
  })

  async function whoListens(topics: readonly string[], request: FastifyRequest) {
    if (!topics.every(live.topics.has)) {
      throw new HttpProblem(400, 'unknown_topic', 'Nothing is ever told there.', {
        field: 'topics',
      })
    }
    if (!topics.includes(privateTopic)) return nobody
    const { id: visitorId, tokenHash: sessionHash } = await requireVisitor(identities, request)
    return { visitorId, sessionHash }
  }

  const mayReplayMuch = (request: FastifyRequest) => () =>
    limits.allow(replays, networkOf(request.ip))

  serveEndpoint(app, contract.openStream, async ({ query, headers, request, reply }) => {
    const who = await whoListens(query.topics, request)
    if (request.method === 'HEAD') return reply.type('text/event-stream').send()
    const socket = connectionOf(reply)
    const leave = counts.enter(who.visitorId, networkOf(request.ip))
    // A stream that a browser opens again names its place in the header; the address stays the first.
    const after = headers['last-event-id'] || query.after
    await takeOverConnection(reply, socket)
    if (socket.destroyed) leave()
    else socket.on('close', leave)
    await live.listening.join(socket, headFor(request), {
      topics: query.topics,
      ...who,
      after,
      mayReplayMuch: mayReplayMuch(request),
    })
    return reply
  })

  serveEndpoint(app, contract.readEvents, async ({ query, request }) => {
    const who = await whoListens(query.topics, request)
    limits.take(readings, networkOf(request.ip))
    const batch = await live.listening.read({
      topics: query.topics,
      ...who,
      after: query.after,
      mayReplayMuch: mayReplayMuch(request),
    })
    const events = batch.events.map(({ id, data }) => ({ id, ...JSON.parse(data) }))
    return { ...batch, events }
  })
}
