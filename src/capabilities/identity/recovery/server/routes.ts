import type { FastifyInstance } from 'fastify'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { type Allowance, networkOf } from '#kit/http/server/limits.ts'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import { changes, type Naming } from '../../server/open-or-rename.ts'
import { presentVisitor } from '../../server/present-visitor.ts'
import { setToken } from '../../server/session-cookie.ts'
import { notSignedIn, requireVisitor } from '../../server/visitor.ts'
import { recogniseDevice } from '../../sessions/device.ts'
import * as contract from '../contract.ts'
import { presentWait } from '../wait-shape.ts'

const recoveries: Allowance = { name: 'recoveries', burst: 60, perMinute: 20 }

export function serveRecovery(app: FastifyInstance, { identities, limits }: Naming): void {
  const { recovery } = identities

  serveEndpoint(app, contract.setRecoveryCode, async ({ body, request }) => {
    const visitor = await requireVisitor(identities, request)
    limits.take(changes, visitor.id)
    const outcome = await recovery.setCode(visitor, body.newCode, body.code)
    if (outcome !== 'set') throw refusals[outcome]()
  })

  serveEndpoint(app, contract.askForNewCode, async ({ request }) => {
    const visitor = await requireVisitor(identities, request)
    limits.take(changes, visitor.id)
    const wait = await recovery.ask(visitor)
    if (!wait) throw new HttpProblem(409, 'no_recovery_code', 'There is no code to be lost.')
    return presentWait(wait)
  })

  serveEndpoint(app, contract.stopWaiting, async ({ request }) => {
    await recovery.stopWaiting(await requireVisitor(identities, request))
  })

  serveEndpoint(app, contract.recoverIdentity, async ({ body, request, reply }) => {
    // 120 random bits need no lock-out; this keeps guessing from costing the others anything.
    limits.take(recoveries, networkOf(request.ip))
    const device = recogniseDevice(request.headers['user-agent'])
    const recovered = await recovery.use(body.code, { endOthers: body.endOthers, device })
    if (!recovered) {
      throw new HttpProblem(404, 'unknown_recovery_code', 'No identity has this code.', {
        field: 'code',
      })
    }
    setToken(reply, recovered.token)
    return presentVisitor(recovered.visitor)
  })
}

const refusals = {
  gone: notSignedIn,
  malformed: () =>
    new HttpProblem(400, 'recovery_code_malformed', 'That is no new code.', { field: 'newCode' }),
  taken: () =>
    new HttpProblem(409, 'recovery_code_taken', 'Please make another code.', { field: 'newCode' }),
  'needs proof': () =>
    new HttpProblem(403, 'recovery_proof_needed', 'There is a code: it is asked for, or a wait.'),
  wrong: () =>
    new HttpProblem(403, 'wrong_recovery_code', 'This is not the present code.', { field: 'code' }),
} as const
