import type { FastifyInstance } from 'fastify'
import type { Clock } from '#kit/clock.ts'
import type { Limits } from '#kit/http/server/limits.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import * as contract from '../contract.ts'
import { serveRecovery } from '../recovery/server/routes.ts'
import { serveSessions } from '../sessions/server/routes.ts'
import { clearSiteData } from './clear-site-data.ts'
import type { Identities } from './identities.ts'
import { changes, openOrRename } from './open-or-rename.ts'
import { presentVisitor } from './present-visitor.ts'
import { clearToken } from './session-cookie.ts'
import { renewSessions, requireVisitor, visitorOf } from './visitor.ts'

export function serveIdentity(
  app: FastifyInstance,
  deps: { identities: Identities; limits: Limits; clock: Clock },
): void {
  const { identities, limits } = deps
  renewSessions(app)

  serveEndpoint(app, contract.openIdentity, async ({ body, request, reply }) => {
    const { visitor, isNew } = await openOrRename(deps, { request, reply }, body.name)
    if (isNew) return presentVisitor(visitor)
    return reply.code(200).send(presentVisitor(visitor))
  })

  serveEndpoint(app, contract.readIdentity, async ({ request }) => {
    const visitor = await visitorOf(identities, request)
    if (!visitor) return { visitor: null }
    const isAsked = await identities.recovery.isAskedElsewhere(visitor)
    return { visitor: { ...presentVisitor(visitor), ...(isAsked && { newCodeAsked: true }) } }
  })

  serveEndpoint(app, contract.renameIdentity, async ({ body, request }) => {
    const visitor = await requireVisitor(identities, request)
    limits.take(changes, visitor.id)
    return presentVisitor(await identities.rename(visitor, body.name))
  })

  serveEndpoint(app, contract.eraseIdentity, async ({ query, request, reply }) => {
    await identities.erase(await requireVisitor(identities, request))
    clearToken(reply)
    clearSiteData(reply, query.wipe)
  })

  serveEndpoint(app, contract.signOut, async ({ query, request, reply }) => {
    await identities.signOut(await requireVisitor(identities, request))
    clearToken(reply)
    clearSiteData(reply, query.wipe)
  })

  serveEndpoint(app, contract.exportIdentity, async ({ request, reply }) => {
    const visitor = await requireVisitor(identities, request)
    const [held, { isSet }] = await Promise.all([
      identities.gather(visitor),
      identities.recovery.state(visitor),
    ])
    reply.header('content-disposition', 'attachment; filename="voice-of-heart.json"')
    return {
      exportedAt: new Date(deps.clock.now()).toISOString(),
      identity: {
        ...presentVisitor(visitor),
        recoveryCode: isSet ? ('set' as const) : ('none' as const),
      },
      held,
    }
  })

  serveSessions(app, deps)
  serveRecovery(app, deps)
}
