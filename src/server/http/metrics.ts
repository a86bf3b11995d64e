import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'
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
