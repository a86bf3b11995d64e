import type { FastifyInstance } from 'fastify'
import { serveEndpoint } from '#kit/http/server/serve-endpoint.ts'
import { askedLanguage } from '#kit/i18n/asked-language.ts'
import * as contract from '../contract.ts'
import type { CountSite } from './site-counts.ts'
import type { AskTodays } from './todays-question.ts'

interface HomeRoutes {
  readonly countSite: CountSite
  readonly askTodays: AskTodays
}

export function serveHome(app: FastifyInstance, { countSite, askTodays }: HomeRoutes): void {
  serveEndpoint(app, contract.readCounts, async () => countSite())
  serveEndpoint(app, contract.readToday, async ({ query, headers, reply }) => {
    reply.header('vary', 'accept-language')
    const language = askedLanguage(query.language, headers['accept-language'])
    return { question: await askTodays(language).catch(() => null) }
  })
}
