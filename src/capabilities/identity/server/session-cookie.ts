import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createTokenCookie } from '#kit/http/server/cookies.ts'

/** Without a use. It is renewed on the first use of each day. */
export const keptDays = 365
const keepFor = keptDays * 24 * 60 * 60

/**
 * Two secrets with a dot between: one opens the session, and its hash is kept; with the other the
 * visitor's own things are marked (`marks.ts`), and nothing of it is kept.
 */
const cookie = createTokenCookie('session', /^[\w-]{43}(\.[\w-]{43})?$/)

export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What the cookie of a session holds. */
export function makeToken(secret: string, opener = makeSecret()): string {
  return `${opener}.${secret}`
}

/** What opens the session, and the secret; who came before there were secrets has one that follows from it. */
export function readSecrets(token: string): { readonly opener: string; readonly secret: string } {
  const [opener = '', secret] = token.split('.')
  return { opener, secret: secret ?? hash('sha256', `secret ${opener}`, 'base64url') }
}

export function hashToken(token: string): string {
  return hashSecret(readSecrets(token).opener)
}

/** What is kept of a secret that only has to be known again. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret, 'base64url')
}

export const readToken = cookie.read
export const clearToken = cookie.clear
export const saysToken = cookie.isSaid

/** For an answer that is written by hand. */
export function tokenHeader(request: FastifyRequest, token: string): string {
  return cookie.header(request, token, keepFor)
}

export function setToken(reply: FastifyReply, token: string): void {
  cookie.write(reply, token, keepFor)
}
