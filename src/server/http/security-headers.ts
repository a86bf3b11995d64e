import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isHttps } from '#kit/http/server/cookies.ts'
import type { Settings } from '../env.ts'
import { pictureFolder } from '../previews/picture-address.ts'

/** For everything that is not a page; pages bring their own policy with the hashes of their styles. */
export const policyOfNothing = "default-src 'none'; frame-ancestors 'none'"

export function addSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  // Cookies are bound to https wherever it is insisted on.
  app.decorate('publicOrigin', settings.publicOrigin)
  // With a callback: a promise for each of the hooks would cost every request as much as its headers.
  app.addHook('onSend', (request, reply, payload, done) => {
    addHeaders(request, reply)
    done(null, payload)
  })

  function addHeaders(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('x-content-type-options', 'nosniff')
    // Scripts, styles and fonts obey the page that asks for them; on a slow line headers count too.
    if (request.url.startsWith('/assets/')) return
    reply.headers(headersOfEverything)
    // Made to be seen elsewhere: on the page of a chat, say.
    if (request.url.startsWith(`${pictureFolder}/`)) {
      reply.header('cross-origin-resource-policy', 'cross-origin')
    }
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', policyOfNothing)
    }
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store')
    }
    if (isHttps(request)) {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    }
  }
}

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

const headersOfEverything = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions,
}

export interface PagePolicy {
  readonly styleHashes: readonly string[]
  /** Of the one script that stands in a page. */
  readonly scriptHash?: string | undefined
  readonly ads: boolean
}

const adHosts = [
  'https://pagead2.googlesyndication.com',
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.adtrafficquality.google',
].join(' ')

/** What may run in a page is the same in all of them, so one policy serves a cached page as well as a fresh one. */
export function pagePolicy({ styleHashes, scriptHash, ads }: PagePolicy): string {
  const withAds = ads ? ` ${adHosts}` : ''
  const hashes = styleHashes.map((hash) => ` '${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${scriptHash ? ` '${scriptHash}'` : ''}${withAds}`,
    // An ad network writes styles of its own; hashes beside 'unsafe-inline' would switch it off.
    ads ? "style-src 'self' 'unsafe-inline'" : `style-src 'self'${hashes}`,
    `img-src 'self' data: blob:${withAds}`,
    "font-src 'self'",
    `connect-src 'self'${withAds}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    ads ? `frame-src ${adHosts}` : "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
