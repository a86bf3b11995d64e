import type { FastifyInstance } from 'fastify'
import { setToken } from '#capabilities/identity/server/session-cookie.ts'
import { visitorOf } from '#capabilities/identity/server/visitor.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { validateName } from '#kit/text/name.ts'
import type { PageDependencies } from './page-dependencies.ts'

/** The name form of a page without script: it posts, is kept, and comes back to the account page. */
export function serveFormPosts(app: FastifyInstance, deps: PageDependencies): void {
  app.post('/account', async (request, reply) => {
    const { name } = (request.body ?? {}) as Record<string, unknown>
    const checked = validateName(typeof name === 'string' ? name : '')
    if (!checked.ok) throw new HttpProblem(400, `name_${checked.problem}`, 'Another name, please.')
    const visitor = await visitorOf(deps.identities, request)
    if (visitor) await deps.identities.rename(visitor, checked.name)
    else setToken(reply, (await deps.identities.open(checked.name)).token)
    return reply.redirect('/account', 303)
  })
}
