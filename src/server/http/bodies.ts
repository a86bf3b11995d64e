import type { FastifyInstance } from 'fastify'

/**
 * JSON, and nothing where nothing is sent: many clients name the type of every
 * body, also of none. An endpoint that wants one says so itself. Plain text is
 * what other sites may send without asking, and no endpoint wants it.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null, undefined) : parse(request, body, done)),
  )
  app.removeContentTypeParser('text/plain')
}
