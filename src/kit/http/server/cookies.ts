import type { FastifyReply, FastifyRequest } from 'fastify'

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=')
    if (pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim()
  }
  return undefined
}

export function writeCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: { maxAge: number; httpOnly: boolean },
): void {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${options.maxAge}`, 'SameSite=Lax']
  if (options.httpOnly) parts.push('HttpOnly')
  if (isHttps(reply.request)) parts.push('Secure')
  reply.header('set-cookie', parts.join('; '))
}

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

declare module 'fastify' {
  interface FastifyInstance {
    /** Where visitors reach the site, as the operator says. */
    publicOrigin?: string | undefined
  }
}

/**
 * Whether the visitor came by https: a proxy in front says so, or the operator
 * who set where the site is reached, also where the proxy says nothing.
 */
export function isHttps({ protocol, server }: FastifyRequest): boolean {
  return protocol === 'https' || server.publicOrigin?.startsWith('https:') === true
}
