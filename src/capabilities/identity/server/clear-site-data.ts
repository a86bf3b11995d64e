import type { FastifyReply } from 'fastify'

/**
 * Asks the browser to drop what it keeps of the site. It listens only where the site is reached
 * by https, so the page wipes by itself too, and checks. Who signs out loses nothing they did not
 * ask to lose: the diary, the language and the look stay.
 */
export function clearSiteData(reply: FastifyReply, wipe: 'phone' | undefined): void {
  if (wipe === 'phone') reply.header('clear-site-data', '"cache", "cookies", "storage"')
}
