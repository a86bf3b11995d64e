import type { FastifyInstance } from 'fastify'
import { accountPath, addressOfRefusal } from '#capabilities/identity/account-page.ts'
import { type Naming, openOrRename } from '#capabilities/identity/server/open-or-rename.ts'
import { checkName } from '#kit/text/name.ts'

/**
 * The name form of a page without script: it posts, is kept, and comes back to
 * the account page, which says so when the name cannot be kept.
 */
export function serveFormPosts(app: FastifyInstance, deps: Naming): void {
  app.post(accountPath, { config: { isPage: true } }, async (request, reply) => {
    const { name } = (request.body ?? {}) as Record<string, unknown>
    const checked = checkName(typeof name === 'string' ? name : '')
    if (!checked.ok) return reply.redirect(addressOfRefusal(checked.problem), 303)
    await openOrRename(deps, { request, reply }, checked.text)
    return reply.redirect(accountPath, 303)
  })
}
