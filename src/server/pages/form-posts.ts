import type { FastifyInstance } from 'fastify'
import { addressOfRefusal } from '#capabilities/identity/refused-name.ts'
import { setToken } from '#capabilities/identity/server/session-cookie.ts'
import { visitorOf } from '#capabilities/identity/server/visitor.ts'
import { checkName } from '#kit/text/name.ts'
import type { PageDependencies } from './page-dependencies.ts'

/**
 * The name form of a page without script: it posts, is kept, and comes back to
 * the account page, which says so when the name cannot be kept.
 */
export function serveFormPosts(app: FastifyInstance, deps: PageDependencies): void {
  app.post('/account', async (request, reply) => {
    const { name } = (request.body ?? {}) as Record<string, unknown>
    const checked = checkName(typeof name === 'string' ? name : '')
    if (!checked.ok) return reply.redirect(addressOfRefusal(checked.problem), 303)
    const visitor = await visitorOf(deps.identities, request)
    if (visitor) await deps.identities.rename(visitor, checked.text)
    else setToken(reply, (await deps.identities.open(checked.text)).token)
    return reply.redirect('/account', 303)
  })
}
