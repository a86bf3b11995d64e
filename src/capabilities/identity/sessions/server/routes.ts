import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import { changes, type Naming } from '../../server/open-or-rename.ts'
import { clearToken, setToken } from '../../server/session-cookie.ts'
import { notSignedIn, requireVisitor } from '../../server/visitor.ts'
import * as contract from '../contract.ts'

export function serveSessions(app: FastifyInstance, { identities, limits }: Naming): void {
  serveEndpoint(app, contract.readSessions, async ({ request }) => {
    const visitor = await requireVisitor(identities, request)
    const [sessions, recoveryCode] = await Promise.all([
      identities.sessions.list(visitor),
      identities.recovery.state(visitor),
    ])
    return { sessions: [...sessions], recoveryCode }
  })

  serveEndpoint(app, contract.endSession, async ({ params, request, reply }) => {
    const visitor = await requireVisitor(identities, request)
    limits.take(changes, visitor.id)
    const ended = await identities.sessions.end(visitor, params.id)
    if (!ended) throw new HttpProblem(404, 'unknown_session', 'You have no such session.')
    if (ended === 'this') clearToken(reply)
  })

  serveEndpoint(app, contract.endOtherSessions, async ({ request, reply }) => {
    const visitor = await requireVisitor(identities, request)
    limits.take(changes, visitor.id)
    const answer = await identities.sessions.endOthers(visitor)
    if (!answer) throw notSignedIn()
    setToken(reply, answer.token)
    return { ended: answer.ended }
  })
}
