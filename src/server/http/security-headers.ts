import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from '#kit/http/server/cookies.ts'
import { fileHeaders, floorHeaders } from '#kit/http/server/floor-headers.ts'
import type { Settings } from '../env.ts'
import { pictureFolder } from '../previews/picture-address.ts'

export function addSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  // Cookies are bound to https wherever it is insisted on.
  app.decorate('publicOrigin', settings.publicOrigin)
  // With a callback: a promise for each of the hooks would cost every request as much as its headers.
  app.addHook('onSend', (request, reply, payload, done) => {
    addHeaders(request, reply)
    done(null, payload)
  })

  function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
    const said = reply.getHeaders()
    const floor = request.url.startsWith('/assets/') ? fileHeaders : floorHeaders
    for (const [name, value] of Object.entries(floor(isHttps(request)))) {
      if (said[name] === undefined) reply.header(name, value)
    }
    // Made to be seen elsewhere: on the page of a chat, say.
    if (request.url.startsWith(`${pictureFolder}/`)) {
      reply.header('cross-origin-resource-policy', 'cross-origin')
    }
    if (request.url.startsWith('/api/') && said['cache-control'] === undefined) {
      reply.header('cache-control', 'no-store')
    }
  }
}

export interface PagePolicy {
  readonly styleHashes: readonly string[]
  /** Of the one script that stands in a page. */
  readonly scriptHash?: string | undefined
  /** An advertisement stands in a frame, whose document has a policy of its own. */
  readonly ads: boolean
}

/** What may run in a page is the same in all of them, so one policy serves a cached page as well as a fresh one. */
export function pagePolicy({ styleHashes, scriptHash, ads }: PagePolicy): string {
  const hashes = styleHashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHash ? ` '${scriptHash}'` : ''}`,
    `style-src 'self'${hashes}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${ads ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types house worker',
  ].join('; ')
}
