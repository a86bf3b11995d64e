import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Post } from '../../contract.ts'
import type { Wall } from '../../walls.ts'

interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what came over the wire is looked at, not trusted
  readonly body: any
  readonly text: string
  readonly headers: Record<string, unknown>
}

/** Somebody at the other end of the wire: asks as a browser would. */
export interface Guest {
  ask(method: NonNullable<InjectOptions['method']>, url: string, more?: Asked): Promise<Answer>
  post(wall: Wall, text: string, more?: PostOptions): Promise<Answer>
  /** Posts and answers the post itself; one that is refused or held is a fault of the test. */
  write(wall: Wall, text: string, more?: PostOptions): Promise<Post>
  list(wall: Wall, query?: string): Promise<Answer>
  heart(wall: Wall, id: string): Promise<Answer>
}

interface Asked {
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly from?: string
}

interface PostOptions {
  readonly key?: string
  readonly category?: string
  readonly contactsKept?: true
}

let keys = 0

export function createGuest(app: FastifyInstance, token: string | undefined): Guest {
  const guest: Guest = {
    async ask(method, url, { body, headers, from } = {}) {
      const answer = await app.inject({
        method,
        url,
        headers: { ...(token && { cookie: `session=${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
        ...(from && { remoteAddress: from }),
      })
      return {
        status: answer.statusCode,
        body: answer.headers['content-type']?.includes('json') ? answer.json() : undefined,
        text: answer.body,
        headers: answer.headers,
      }
    },

    post: (wall, text, { key = `test-key-${++keys}`, ...more } = {}) =>
      guest.ask('POST', `/api/walls/${wall}/posts`, {
        body: { text, ...more },
        headers: { 'idempotency-key': key },
      }),

    async write(wall, text, more) {
      const { status, body } = await guest.post(wall, text, more)
      if (status !== 201 || body.held)
        throw new Error(`The post was answered with ${JSON.stringify(body)}`)
      return body.post
    },

    list: (wall, query = '') => guest.ask('GET', `/api/walls/${wall}/posts${query}`),
    heart: (wall, id) => guest.ask('PUT', `/api/walls/${wall}/posts/${id}/heart`),
  }
  return guest
}
