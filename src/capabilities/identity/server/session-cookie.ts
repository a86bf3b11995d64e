import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createTokenCookie } from '#kit/http/server/cookies.ts'

/** Without a use. It is renewed on the first use of each day. */
export const keptDays = 365
const keepFor = keptDays * 24 * 60 * 60

const cookie = createTokenCookie('session')

export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
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
