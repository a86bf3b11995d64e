import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Identities } from '#capabilities/identity/server/identities.ts'
import { visitorOf } from '#capabilities/identity/server/visitor.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { type Allowance, type Limits, networkOf } from '#kit/http/server/limits.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import { composeKinds } from '#knowledge/poetry/kinds.ts'
import { type ComposeRequest, composeEndpoints, readWriter, resumeStream } from '../contract.ts'
import type { Spender } from './budget.ts'
import type { Composing } from './create-composing.ts'
import { describeEvents, sendEvents, waitForReply } from './event-reply.ts'

const ofVisitor: Allowance = { name: 'texts', burst: 60, perMinute: 30 }
// A carrier puts thousands of visitors behind one address: this only stops a flood.
const ofNetwork: Allowance = { name: 'texts of a network', burst: 2_000, perMinute: 2_000 }

export interface ComposingRoutes {
  readonly composing: Composing
  readonly identities: Identities
  readonly limits: Limits
}

/**
 * Open to everybody: who has no session yet is helped all the same. What the writing service
 * costs is counted by visitor where there is one, by network always, and by day for the site;
 * past that our composer writes instead of refusing.
 */
export function serveComposing(app: FastifyInstance, deps: ComposingRoutes): void {
  const { composing, limits } = deps

  async function whoAsks(request: FastifyRequest): Promise<Spender> {
    const network = networkOf(request.ip)
    limits.take(ofNetwork, network)
    const visitor = await visitorOf(deps.identities, request)
    if (visitor) limits.take(ofVisitor, visitor.id)
    return { visitorId: visitor?.id, network }
  }

  for (const kind of composeKinds) {
    serveEndpoint(app, composeEndpoints[kind], async ({ body, request, reply }) => {
      const who = await whoAsks(request)
      const whole = wantsOneDocument(request)
      const writing = await composing.begin({ kind, ...body } as ComposeRequest, who, whole)
      reply.header('vary', 'accept')
      return whole ? waitForReply(reply, writing) : sendEvents(reply, writing, 0)
    })
  }

  serveEndpoint(app, readWriter, async () => ({ writer: composing.hasWriter }))

  serveEndpoint(app, resumeStream, async ({ params, query, request, reply }) => {
    const writing = composing.find(params.id)
    if (!writing) throw new HttpProblem(404, 'not_found', 'There is nothing here.')
    if (request.method === 'HEAD') return describeEvents(reply).send()
    return sendEvents(reply, writing, query.after)
  })
}

/** A stream is the rule; one document is for who asks for JSON and names no stream. */
function wantsOneDocument({ headers }: FastifyRequest): boolean {
  const { accept = '' } = headers
  return accept.includes('application/json') && !accept.includes('text/event-stream')
}
