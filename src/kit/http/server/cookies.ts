import type { FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from './is-https.ts'

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
