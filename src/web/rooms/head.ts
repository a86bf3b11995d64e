import type { Translate } from '#kit/i18n/words.ts'
import type { Room } from './room.ts'

/** The title and description of a room, the same for the server's page and the browser's tab. */
export function headOf(room: Room, t: Translate): { title: string; description: string } {
  const site = t('common.site')
  if (!room.route) return { title: `${t('common.missing.title')} · ${site}`, description: '' }
  const title = t(`${room.route.id}.title`)
  return {
    title: room.route.path === '/' ? `${site} · ${title}` : `${title} · ${site}`,
    description: t(`${room.route.id}.description`),
  }
}
