import type { FastifyReply } from 'fastify'

/**
 * Asks the browser to drop what it keeps of the site. It listens only where the site is reached
 * by https, so the page wipes by itself too, and checks. Who signs out without a wipe loses nothing
 * they did not ask to lose: the diary, the language and the look stay.
 *
 * Not `"cache"`: Chrome looks through its whole disk cache for it and holds the answer back
 * meanwhile, on a full phone for longer than anybody waits, and what lies there is the same for
 * everybody: pages without a name, scripts and fonts. The one page with a name is never stored.
 */
export function clearSiteData(reply: FastifyReply, wipe: 'phone' | undefined): void {
  if (wipe === 'phone') reply.header('clear-site-data', '"cookies", "storage"')
}
