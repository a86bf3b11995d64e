import type { FastifyInstance } from 'fastify'
import type { Clock } from '#kit/clock.ts'
import type { Store } from '#kit/store/server/store.ts'

/** `healthz`: the process lives. `readyz`: it can serve, its store answers and it is not draining. */
export function serveHealth(app: FastifyInstance, deps: { store: Store; clock: Clock }): void {
  const isThere = askNowAndThen(deps)
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
    // A browser keeps its connection open for the next request; those between two requests are let go.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
  })

  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'))

  app.get('/readyz', async (_request, reply) => {
    const ready = !draining && (await isThere())
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : draining ? 'draining\n' : 'the store does not answer\n')
  })
}

/** Asked at most so often, whoever looks: the question takes its place among the writes of visitors. */
const freshFor = 1_000

function askNowAndThen({ store, clock }: { store: Store; clock: Clock }): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  let at = 0

  return () => {
    const now = clock.now()
    if (!asked || now - at >= freshFor) {
      at = now
      asked = answers(store)
    }
    return asked
  }
}

async function answers(store: Store): Promise<boolean> {
  const deadline = new Promise<boolean>((resolve) => setTimeout(resolve, 2000, false).unref())
  const pinged = store.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([pinged, deadline])
}
