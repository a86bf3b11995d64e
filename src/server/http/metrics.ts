import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { isSameSecret } from '#kit/http/server/same-secret.ts'
import type { Store } from '#kit/store/server/store.ts'

/**
 * Counts and logs by route pattern: an address, a query or a body of a visitor
 * never reaches a log line or a metric.
 */
export function measureRequests(
  app: FastifyInstance,
  deps: { store: Store; log: FastifyBaseLogger },
): void {
  register.clear()
  collectDefaultMetrics({ eventLoopMonitoringPrecision: 20 })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
  })
  measureStore(deps.store)

  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    const status = reply.statusCode
    const route = request.routeOptions.url ?? 'unknown'
    const millis = reply.elapsedTime
    durations.observe({ method, route, status }, millis / 1000)
    deps.log.info({ method, route, status, ms: Math.round(millis * 10) / 10 }, 'answered')
    done()
  })
}

/** What was counted, for who brings the token: to gather it is work, and it says how busy the site is. */
export function serveMetrics(app: FastifyInstance, token: string | undefined): void {
  if (!token) return
  app.get('/metrics', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      throw new HttpProblem(404, 'not_found', 'There is nothing here.')
    }
    reply.header('cache-control', 'no-store')
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function measureStore(store: Store): void {
  for (const name of Object.keys(store.statistics())) {
    new Gauge({
      name: `store_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      help: `The store's own count: ${name}.`,
      collect() {
        this.set(store.statistics()[name] ?? 0)
      },
    })
  }
}
