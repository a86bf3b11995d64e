import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { originOf } from '../http/origin.ts'
import { escapeHtml } from './document.ts'
import type { PageMaker } from './page-maker.ts'

/** Rooms that are about one visitor, or about running the site, are no search results. */
const unlisted = new Set(['/account', '/lock', '/moderate', '/styleguide', '/offline-shell'])

export function serveSiteFiles(
  app: FastifyInstance,
  deps: { readonly settings: Settings; readonly pages: Pick<PageMaker, 'paths'> },
): void {
  // Where only the request says what the site is called, nobody keeps it for somebody else.
  const cache = deps.settings.publicOrigin ? 'public, max-age=3600' : 'no-store'

  app.get('/robots.txt', async (request, reply) => {
    const origin = originOf(request, deps.settings)
    const closed = ['/api/', ...unlisted].map((path) => `Disallow: ${path}\n`).join('')
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cache)
      .send(`User-agent: *\n${closed}Sitemap: ${origin}/sitemap.xml\n`)
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = escapeHtml(originOf(request, deps.settings))
    const urls = deps.pages.paths
      .filter((path) => !unlisted.has(path))
      .map((path) => entry(origin, path))
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cache)
      .send(
        '<?xml version="1.0" encoding="UTF-8"?>' +
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
          `${urls.join('')}</urlset>`,
      )
  })
}

function entry(origin: string, path: string): string {
  return (
    `<url><loc>${origin}${path}</loc>` +
    `<xhtml:link rel="alternate" hreflang="en" href="${origin}${path}"/>` +
    `<xhtml:link rel="alternate" hreflang="ne" href="${origin}${path}?language=np"/></url>`
  )
}
