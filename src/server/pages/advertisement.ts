import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { adFrameSandbox, advertisementPath } from '#capabilities/ads/ad-frame.ts'
import type { Settings } from '../env.ts'
import { escapeHtml } from './document.ts'

/**
 * The document in the frame of an advertisement. The network's script runs in it and nowhere else:
 * the policy makes it an origin of its own, also for who opens the address by itself.
 */
export function serveAdvertisement(app: FastifyInstance, { ads }: Pick<Settings, 'ads'>): void {
  if (!ads) return
  const document = writeAdvertisement(ads)
  app.get(advertisementPath, async (_request, reply) =>
    reply
      .headers({
        'content-security-policy': policy,
        // The network is told the site, and never which page of it is read.
        'referrer-policy': 'strict-origin',
        'cache-control': 'public, max-age=3600',
      })
      .type('text/html; charset=utf-8')
      .send(document),
  )
}

const pushed = '(window.adsbygoogle = window.adsbygoogle || []).push({})'

function writeAdvertisement({ client, slot }: NonNullable<Settings['ads']>): string {
  const script = `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${encodeURIComponent(client)}`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Advertisement</title>',
    '<style>:root{color-scheme:light dark}body{margin:0}ins{display:block;min-block-size:18rem}</style>',
    `<script async src="${escapeHtml(script)}" crossorigin="anonymous"></script></head><body>`,
    `<ins class="adsbygoogle" data-ad-client="${escapeHtml(client)}" data-ad-slot="${escapeHtml(slot)}"`,
    ' data-ad-format="auto" data-full-width-responsive="true"></ins>',
    `<script>${pushed}</script></body></html>`,
  ].join('')
}

const adHosts = [
  'https://pagead2.googlesyndication.com',
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.google.com',
  'https://*.adtrafficquality.google',
].join(' ')

const policy = [
  `sandbox ${adFrameSandbox}`,
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(pushed).digest('base64')}' ${adHosts}`,
  // The network writes styles of its own.
  "style-src 'unsafe-inline'",
  `img-src data: ${adHosts}`,
  `connect-src ${adHosts}`,
  `frame-src ${adHosts}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')
