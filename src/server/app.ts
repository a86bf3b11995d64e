import { maxHeaderSize } from 'node:http'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify'
import { serveComposing } from '#capabilities/composing/server/routes.ts'
import { serveIdentity } from '#capabilities/identity/server/routes.ts'
import { serveLive } from '#capabilities/live/server/routes.ts'
import { serveSealedCopies } from '#capabilities/sealed-copy/server/routes.ts'
import { serveWalls } from '#capabilities/walls/server/routes.ts'
import { createTalkReports } from '#features/community/chat/server/review-reports.ts'
import { serveChat } from '#features/community/chat/server/routes.ts'
import { servePolls } from '#features/community/polls/server/routes.ts'
import { serveHome } from '#features/home/server/routes.ts'
import { serveModeration } from '#features/moderation/server/routes.ts'
import type { Clock } from '#kit/clock.ts'
import type { Settings } from './env.ts'
import { apiDescription, serveApiDescription } from './http/api-description.ts'
import { acceptJson } from './http/bodies.ts'
import { answerClientErrors, answerErrors, answerUnreadableAddress } from './http/errors.ts'
import { acceptForms } from './http/forms.ts'
import { serveHealth } from './http/health.ts'
import { refuseForeignHosts } from './http/hosts.ts'
import { measureRequests, serveMetrics } from './http/metrics.ts'
import { refuseForeignWrites } from './http/origin.ts'
import { refuseOtherMethods } from './http/other-methods.ts'
import { packReplies } from './http/pack-replies.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { servePages } from './pages/serve-pages.ts'
import { type StaticFiles, serveStaticFiles } from './pages/static-files.ts'
import { servePreviews } from './previews/serve-previews.ts'
import type { Services } from './services.ts'

export interface AppDependencies extends Services {
  readonly settings: Settings
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  readonly pages: PageMaker
  readonly files: StaticFiles
  /** While developing, the build tool stands in front. */
  readonly serverFactory?: FastifyServerFactory | undefined
}

/** Builds the whole app without listening, so that tests can inject into the real thing. */
export function createApp(deps: AppDependencies): FastifyInstance {
  const { settings } = deps
  const app = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    http: {
      // Who sends an address letter by letter does not hold a connection for long.
      headersTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Two names of a host are none that we know; Node alone would take the first.
      joinDuplicateHeaders: true,
    },
    // No address is longer than what Node reads of headers: a long id is simply one that nobody has.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: maxHeaderSize },
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerClientErrors(settings.publicOrigin),
    // While draining, answer what is under way and tell the balancer through /readyz.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Bodies and replies are checked by our contracts: Fastify's own checkers would only be loaded.
    schemaController: {
      compilersFactory: { buildValidator: checksNothing, buildSerializer: checksNothing },
    },
    ...(deps.serverFactory && { serverFactory: deps.serverFactory }),
  })
  app.server.maxConnections = mostConnections
  app.decorate('endpoints', [])
  // Before it waits for open connections to end: streams end when their readers are sent elsewhere.
  app.addHook('preClose', deps.sayGoodbye)

  answerErrors(app)
  acceptJson(app)
  acceptForms(app)
  measureRequests(app, deps)
  addSecurityHeaders(app, settings)
  packReplies(app)
  refuseForeignHosts(app, settings)
  refuseForeignWrites(app, settings)

  serveHealth(app, deps)
  serveMetrics(app, settings.metricsToken)
  serveIdentity(app, deps)
  serveLive(app, { ...deps, mostStreams: settings.limits ? mostStreams : undefined })
  serveHome(app, deps)
  serveWalls(app, deps)
  servePolls(app, deps)
  serveChat(app, deps)
  serveComposing(app, deps)
  serveSealedCopies(app, deps)
  serveModeration(app, {
    ...deps,
    secret: settings.moderatorSecret,
    talkReports: createTalkReports(deps),
  })
  serveApiDescription(app)
  refuseOtherMethods(app, [...app.endpoints, apiDescription])
  serveStaticFiles(app, deps.files)
  servePreviews(app, deps)
  servePages(app, deps)
  return app
}

/** A visitor has a few tabs; a network may be a whole town behind one address. */
const mostStreams = { ofVisitor: 30, ofNetwork: 5000 }

/** Ten thousand streams and as many again: past that a new one is closed, and those that are open stay quick. */
const mostConnections = 20_000

/** A number says how many proxies stand in front of us, counted from the nearest. */
function trusted(setting: Settings['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

function checksNothing(): never {
  throw new Error('A route has a schema of Fastify; contracts are given to serveEndpoint')
}
