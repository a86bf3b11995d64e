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
  options: CookieOptions,
): void {
  reply.header('set-cookie', cookieText(reply.request, name, value, options))
}

interface CookieOptions {
  readonly maxAge: number
  readonly httpOnly: boolean
}

function cookieText(
  request: FastifyRequest,
  name: string,
  value: string,
  options: CookieOptions,
): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${options.maxAge}`, 'SameSite=Lax']
  if (options.httpOnly) parts.push('HttpOnly')
  if (isHttps(request)) parts.push('Secure')
  return parts.join('; ')
}

export interface TokenCookie {
  read(request: FastifyRequest): string | undefined
  write(reply: FastifyReply, token: string, maxAge: number): void
  clear(reply: FastifyReply): void
  /** Whether this answer writes or clears it already. */
  isSaid(reply: FastifyReply): boolean
  /** The header of an answer that is not Fastify's. */
  header(request: FastifyRequest, token: string, maxAge: number): string
}

const oneToken = /^[\w-]{43}$/

/** A cookie that holds 256 random bits, or as many as its shape says, and that no script can read. */
export function createTokenCookie(name: string, shape = oneToken): TokenCookie {
  // The `__Host-` prefix binds the cookie to this host over https; plain http on localhost cannot have it.
  const nameFor = (request: FastifyRequest) => (isHttps(request) ? `__Host-${name}` : name)
  const write = (reply: FastifyReply, token: string, maxAge: number) =>
    writeCookie(reply, nameFor(reply.request), token, { maxAge, httpOnly: true })

  return {
    read(request) {
      const token = readCookie(request, nameFor(request))
      return token && shape.test(token) ? token : undefined
    },
    write,
    clear: (reply) => write(reply, '', 0),
    isSaid(reply) {
      const start = `${nameFor(reply.request)}=`
      return [reply.getHeader('set-cookie')].flat().some((said) => String(said).startsWith(start))
    },
    header: (request, token, maxAge) =>
      cookieText(request, nameFor(request), token, { maxAge, httpOnly: true }),
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
