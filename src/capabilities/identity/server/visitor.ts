import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import type { Identities, Visitor } from './identities.ts'
import { readToken, setToken } from './session-cookie.ts'

const found = new WeakMap<FastifyRequest, Promise<Visitor | undefined>>()
const seenAnew = new WeakSet<FastifyRequest>()

/** Who is asking, looked up at most once a request. */
export function visitorOf(
  identities: Identities,
  request: FastifyRequest,
): Promise<Visitor | undefined> {
  let visitor = found.get(request)
  if (!visitor) {
    visitor = identities.find(readToken(request), () => seenAnew.add(request))
    found.set(request, visitor)
  }
  return visitor
}

/** The same where nobody may be nobody. A forged or ended session is simply not signed in. */
export async function requireVisitor(
  identities: Identities,
  request: FastifyRequest,
): Promise<Visitor> {
  const visitor = await visitorOf(identities, request)
  if (!visitor) throw new HttpProblem(401, 'not_signed_in', 'Please sign in first.')
  return visitor
}

/** Whoever comes back now and then is never forgotten by their browser. */
export function renewSessions(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const token = seenAnew.has(request) && readToken(request)
    // A session that ends with this very answer has said so already.
    if (token && !reply.hasHeader('set-cookie')) setToken(reply, token)
    done(null, payload)
  })
}
