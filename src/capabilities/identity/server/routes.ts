import type { FastifyInstance } from 'fastify'
import type { Clock } from '#kit/clock.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { type Allowance, type Limits, networkOf } from '#kit/http/server/limits.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import * as contract from '../contract.ts'
import type { Identities, Visitor } from './identities.ts'
import { changes, openOrRename } from './open-or-rename.ts'
import { clearToken, setToken } from './session-cookie.ts'
import { renewSessions, requireVisitor, visitorOf } from './visitor.ts'

const recoveries: Allowance = { name: 'recoveries', burst: 60, perMinute: 20 }

export function serveIdentity(
  app: FastifyInstance,
  deps: { identities: Identities; limits: Limits; clock: Clock },
): void {
  const { identities, limits } = deps
  renewSessions(app)

  serveEndpoint(app, contract.openIdentity, async ({ body, request, reply }) => {
    const { visitor, isNew } = await openOrRename(deps, { request, reply }, body.name)
    if (isNew) return present(visitor)
    return reply.code(200).send(present(visitor))
  })

  serveEndpoint(app, contract.readIdentity, async ({ request }) => {
    const visitor = await visitorOf(identities, request)
    return { visitor: visitor ? present(visitor) : null }
  })

  serveEndpoint(app, contract.renameIdentity, async ({ body, request }) => {
    const visitor = await requireVisitor(identities, request)
    limits.take(changes, visitor.id)
    return present(await identities.rename(visitor, body.name))
  })

  serveEndpoint(app, contract.eraseIdentity, async ({ request, reply }) => {
    await identities.erase(await requireVisitor(identities, request))
    clearToken(reply)
  })

  serveEndpoint(app, contract.signOut, async ({ request, reply }) => {
    await identities.signOut(await requireVisitor(identities, request))
    clearToken(reply)
  })

  serveEndpoint(app, contract.exportIdentity, async ({ request, reply }) => {
    const visitor = await requireVisitor(identities, request)
    const { recoveryCode, held } = await identities.gather(visitor)
    reply.header('content-disposition', 'attachment; filename="voice-of-heart.json"')
    return {
      exportedAt: new Date(deps.clock.now()).toISOString(),
      identity: { ...present(visitor), recoveryCode },
      held,
    }
  })

  serveEndpoint(app, contract.makeRecoveryCode, async ({ request }) => {
    const visitor = await requireVisitor(identities, request)
    limits.take(changes, visitor.id)
    return { code: await identities.makeRecoveryCode(visitor) }
  })

  serveEndpoint(app, contract.recoverIdentity, async ({ body, request, reply }) => {
    // 120 random bits need no lock-out; this keeps guessing from costing the others anything.
    limits.take(recoveries, networkOf(request.ip))
    const recovered = await identities.recover(body.code)
    if (!recovered) {
      throw new HttpProblem(404, 'unknown_recovery_code', 'No identity has this code.', {
        field: 'code',
      })
    }
    setToken(reply, recovered.token)
    return present(recovered.visitor)
  })
}

function present(visitor: Visitor) {
  return { name: visitor.name, since: new Date(visitor.createdAt).toISOString() }
}
