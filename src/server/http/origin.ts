import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import type { Settings } from '../env.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A write that another site makes in the visitor's name is refused. Browsers
 * always say where a write comes from; a client that says nothing is no browser
 * and carries nobody's cookies.
 */
export function refuseForeignWrites(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (reading.has(request.method) || comesFromUs(request, settings)) done()
    else done(new HttpProblem(403, 'foreign_origin', 'This request came from another site.'))
  })
}

function comesFromUs(request: FastifyRequest, settings: Settings): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) return origin === originOf(request, settings)
  return site === undefined || site === 'same-origin' || site === 'none'
}

export function originOf(request: FastifyRequest, settings: Settings): string {
  return settings.publicOrigin ?? `${request.protocol}://${request.host}`
}
