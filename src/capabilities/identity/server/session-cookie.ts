import { hash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { createTokenCookie } from '#kit/http/server/cookies.ts'

/** The longest a browser keeps a cookie. It is renewed on the first use of each day. */
export const keptDays = 400
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

export function setToken(reply: FastifyReply, token: string): void {
  cookie.write(reply, token, keepFor)
}
