import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, writeCookie } from './cookies.ts'
import { isHttps } from './is-https.ts'

export interface TokenCookie {
  read(request: FastifyRequest): string | undefined
  write(reply: FastifyReply, token: string, maxAge: number): void
  clear(reply: FastifyReply): void
}

/** A cookie that holds 256 random bits and that no script can read. */
export function createTokenCookie(name: string): TokenCookie {
  // The `__Host-` prefix binds the cookie to this host over https; plain http on localhost cannot have it.
  const nameFor = (request: FastifyRequest) => (isHttps(request) ? `__Host-${name}` : name)
  const write = (reply: FastifyReply, token: string, maxAge: number) =>
    writeCookie(reply, nameFor(reply.request), token, { maxAge, httpOnly: true })

  return {
    read(request) {
      const token = readCookie(request, nameFor(request))
      return token && /^[\w-]{43}$/.test(token) ? token : undefined
    },
    write,
    clear: (reply) => write(reply, '', 0),
  }
}
