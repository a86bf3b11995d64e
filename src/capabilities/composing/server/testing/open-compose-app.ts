import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyBaseLogger } from 'fastify'
import pino from 'pino'
import { createIdentities } from '#capabilities/identity/server/identities.ts'
import { serveIdentity } from '#capabilities/identity/server/routes.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { createLimits } from '#kit/http/server/limits.ts'
import { readSettings } from '../../../../server/env.ts'
import { answerErrors } from '../../../../server/http/errors.ts'
import { addSecurityHeaders } from '../../../../server/http/security-headers.ts'
import { eraseIdentity, personalData } from '../../../../server/personal-data.ts'
import { migrations } from '../../../../server/sql/migrations.ts'
import { openStore } from '../../../../server/sql/open-store.ts'
import { createQuietLog } from '../../../../server/sql/testing/quiet-log.ts'
import type { ComposingDependencies } from '../create-composing.ts'
import { serveComposing } from '../routes.ts'
import type { TextGenerator } from '../text-generator.ts'
import { composeWith } from './compose-with.ts'

/** The room on a real socket, with the identities, errors and headers of the house around it. */
export async function openComposeApp(
  generator: TextGenerator,
  changes: Partial<ComposingDependencies> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'composing-'))
  const log = createQuietLog()
  const store = await openStore({ databaseUrl: undefined, dataDir: folder, migrations, log })
  const composing = composeWith(generator, changes)
  const { clock } = composing
  const silent: FastifyBaseLogger = pino({ level: 'silent' })
  const app = fastify({ loggerInstance: silent, bodyLimit: 64 * 1024 })
  app.decorate('endpoints', [])
  answerErrors(app)
  app.setNotFoundHandler(() => {
    throw new HttpProblem(404, 'not_found', 'There is nothing here.')
  })
  addSecurityHeaders(app, readSettings({}))
  const identities = createIdentities({ store, clock, personalData, eraseCommand: eraseIdentity })
  const limits = createLimits(clock, true)
  serveIdentity(app, { identities, limits, clock })
  serveComposing(app, { composing, identities, limits })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  return {
    app,
    url,
    clock,
    log: composing.log,
    post: (path: string, body: object, headers: Record<string, string> = {}, more = {}) =>
      fetch(`${url}/api/compose/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        ...more,
      }),
    async signIn(): Promise<string> {
      const answer = await app.inject({ method: 'POST', url: '/api/identity', payload: {} })
      return String(answer.headers['set-cookie']).split(';')[0] ?? ''
    },
    async close() {
      app.server.closeAllConnections()
      await app.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type ComposeApp = Awaited<ReturnType<typeof openComposeApp>>
