import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, writeCookie } from '#kit/http/server/cookies.ts'
import { isHttps } from '#kit/http/server/is-https.ts'

/** 400 days is the longest a browser keeps a cookie; it is renewed on use. */
const keepFor = 400 * 24 * 60 * 60

// The `__Host-` prefix binds the cookie to this host over https; plain http on localhost cannot have it.
function cookieName(request: FastifyRequest): string {
  return isHttps(request) ? '__Host-session' : 'session'
}

export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

export function readToken(request: FastifyRequest): string | undefined {
  const token = readCookie(request, cookieName(request))
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

export function setToken(reply: FastifyReply, token: string): void {
  writeCookie(reply, cookieName(reply.request), token, { maxAge: keepFor, httpOnly: true })
}

export function clearToken(reply: FastifyReply): void {
  writeCookie(reply, cookieName(reply.request), '', { maxAge: 0, httpOnly: true })
}
