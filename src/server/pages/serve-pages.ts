import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { patroPath } from '#capabilities/cover/cover-cookie.ts'
import { accountPath } from '#capabilities/identity/account-page.ts'
import type { Naming } from '#capabilities/identity/server/open-or-rename.ts'
import { visitorOf } from '#capabilities/identity/server/visitor.ts'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { type Allowance, networkOf } from '#kit/http/server/limits.ts'
import type { BootVisitor } from '#kit/page/rendering.ts'
import type { Settings } from '../env.ts'
import { serveAdvertisement } from './advertisement.ts'
import { serveFormPosts } from './form-posts.ts'
import type { PageMaker } from './page-maker.ts'
import { sendPage } from './send-page.ts'
import { serveSiteFiles } from './site-files.ts'
import { isCovered, readChoices } from './visitor-choices.ts'

export interface PageDependencies extends Naming {
  readonly settings: Settings
  readonly pages: PageMaker
}

/**
 * Pages that are made for one request: with a name, or with the title of what the address names.
 * A network that wants more of them gets the page that everybody gets, and the browser does the rest.
 */
const madeAnew: Allowance = { name: 'pages made anew', burst: 600, perMinute: 600 }

export function servePages(app: FastifyInstance, deps: PageDependencies): void {
  const { pages } = deps
  const config = { isPage: true }
  serveSiteFiles(app, deps)
  serveFormPosts(app, deps)
  serveAdvertisement(app, deps.settings)

  // One page without address or visitor, which the service worker keeps for offline visits.
  app.get('/offline-shell', { config }, async (request, reply) => {
    if (isCovered(request) && !isForWorker(request)) return answerPatro(request, reply)
    return sendPage(request, reply, await pages.makeShell(readChoices(request, reply)))
  })

  app.get(patroPath, { config }, answerPatro)
  app.get(`${patroPath}-shell`, { config }, async (request, reply) =>
    sendPage(request, reply, await pages.makePatro(readChoices(request, reply), true)),
  )

  // Each by its name, so that whoever runs the site sees which page is slow.
  for (const path of pages.paths) app.get(path, { config }, answer)

  app.setNotFoundHandler(async (request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD'
    if (!reading || request.url.startsWith('/api/')) {
      throw new HttpProblem(404, 'not_found', 'There is nothing here.')
    }
    return answer(request, reply)
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isCovered(request)) return answerPatro(request, reply)
    const path = pathOf(request.url)
    const mayMake = () => deps.limits.allow(madeAnew, networkOf(request.ip))
    const page = await pages.makePage({
      path,
      choices: readChoices(request, reply),
      visitor: path === accountPath && mayMake() ? await knownVisitor(request) : undefined,
      mayName: mayMake,
      query: request.query as Record<string, unknown>,
    })
    return sendPage(request, reply, page)
  }

  async function answerPatro(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendPage(request, reply, await pages.makePatro(readChoices(request, reply)))
  }

  /** Nobody where the store does not answer: the page for everybody is better than none. */
  async function knownVisitor(request: FastifyRequest): Promise<BootVisitor | undefined> {
    try {
      const visitor = await visitorOf(deps.identities, request)
      return visitor && { name: visitor.name }
    } catch (error) {
      request.log.warn({ err: error }, 'the account page does not know its visitor')
      return undefined
    }
  }
}

/** A worker keeps what is fetched by script; whoever types the address opens a document. */
function isForWorker(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-dest'] === 'empty'
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0] as string
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
