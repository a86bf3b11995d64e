import type { FastifyRequest } from 'fastify'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import type { Identities, Visitor } from './identities.ts'
import { readToken } from './session-cookie.ts'

const found = new WeakMap<FastifyRequest, Promise<Visitor | undefined>>()

/** Who is asking, looked up at most once a request. */
export function visitorOf(
  identities: Identities,
  request: FastifyRequest,
): Promise<Visitor | undefined> {
  let visitor = found.get(request)
  if (!visitor) {
    visitor = identities.find(readToken(request))
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
