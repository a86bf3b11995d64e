import type { FastifyInstance } from 'fastify'

/** Plain HTML forms, so that a visitor without script can sign in and choose a language too. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
}
