import type { FastifyRequest } from 'fastify'

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
