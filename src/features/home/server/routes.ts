import type { FastifyInstance } from 'fastify'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import * as contract from '../contract.ts'
import type { CountSite } from './site-counts.ts'

export function serveHome(app: FastifyInstance, { countSite }: { countSite: CountSite }): void {
  serveEndpoint(app, contract.readCounts, async () => countSite())
}
