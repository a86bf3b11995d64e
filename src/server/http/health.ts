import type { FastifyInstance } from 'fastify'
import { register } from 'prom-client'
import type { Store } from '#kit/store/server/store.ts'

/** `healthz`: the process lives. `readyz`: it can serve, its store answers and it is not draining. */
export function serveHealth(app: FastifyInstance, deps: { store: Store }): void {
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
    // A browser keeps its connection open for the next request; those between two requests are let go.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
  })

  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'))

  app.get('/readyz', async (_request, reply) => {
    const ready = !draining && (await answers(deps.store))
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : draining ? 'draining\n' : 'the store does not answer\n')
  })

  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}

async function answers(store: Store): Promise<boolean> {
  const deadline = new Promise<boolean>((resolve) => setTimeout(resolve, 2000, false).unref())
  const pinged = store.ping().then(
    () => true,
    () => false,
  )
  return Promise.race([pinged, deadline])
}
