import type { LightMyRequestResponse } from 'fastify'

/** The session a browser would send back. */
export function cookieOf(response: LightMyRequestResponse): string {
  const set = [response.headers['set-cookie']].flat().find((cookie) => cookie?.includes('session='))
  return set?.split(';')[0] ?? ''
}
