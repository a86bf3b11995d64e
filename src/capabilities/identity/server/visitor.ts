import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import type { Identities } from './identities.ts'
import type { Visitor } from './session-cache.ts'
import { readToken, saysToken, setToken, tokenHeader } from './session-cookie.ts'

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
  if (!visitor) throw notSignedIn()
  return visitor
}

export function notSignedIn(): HttpProblem {
  return new HttpProblem(401, 'not_signed_in', 'Please sign in first.')
}

/** Whoever comes back now and then is never forgotten by their browser. */
export function renewSessions(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const token = seenAnew.has(request) && readToken(request)
    // A session that ends or moves with this very answer has said so already.
    if (token && !saysToken(reply)) setToken(reply, token)
    done(null, payload)
  })
}

/** The same for a stream, whose headers are not Fastify's; undefined where nothing is to be renewed. */
export function renewedCookie(request: FastifyRequest): string | undefined {
  const token = seenAnew.has(request) && readToken(request)
  return token ? tokenHeader(request, token) : undefined
}
