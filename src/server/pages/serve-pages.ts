import type { FastifyInstance } from 'fastify'
import { visitorOf } from '#capabilities/identity/server/visitor.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { originOf } from '../http/origin.ts'
import { serveFormPosts } from './form-posts.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { sendPage } from './send-page.ts'
import { serveSiteFiles } from './site-files.ts'
import { readChoices } from './visitor-choices.ts'

export function servePages(app: FastifyInstance, deps: PageDependencies): void {
  serveSiteFiles(app, deps)
  serveFormPosts(app, deps)

  // One page without address or visitor, which the service worker keeps for offline visits.
  app.get('/offline-shell', async (request, reply) => {
    const page = await deps.pages.makeShell(
      readChoices(request, reply),
      originOf(request, deps.settings),
    )
    return sendPage(request, reply, page)
  })

  app.setNotFoundHandler(async (request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (!reading || request.url.startsWith('/api/')) {
      throw new HttpProblem(404, 'not_found', 'There is nothing here.')
    }
    const visitor = await visitorOf(deps.identities, request)
    const page = await deps.pages.makePage({
      path: pathOf(request.url),
      origin: originOf(request, deps.settings),
      choices: readChoices(request, reply),
      visitor: visitor ? { name: visitor.name } : null,
      query: request.query as Record<string, unknown>,
    })
    return sendPage(request, reply, page)
  })
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0] as string
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
