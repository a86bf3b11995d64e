import type { Translate } from '#kit/i18n/words.ts'
import type { PageHead } from '#kit/page/scenery.ts'
import type { Room } from './room.ts'
import type { Area, Route } from './routes.ts'

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

/** What the picture of a room says. Which of the areas it is in stands over its name, where it is in one. */
export function describeRoom({ id, area, path }: Route, t: Translate): PageHead<Area> {
  const isInside = path.startsWith(`/${area}/`)
  return {
    hour: area,
    name: t(`${id}.title`),
    description: t(`${id}.description`),
    ...(isInside && { above: t(`${area}.title`) }),
  }
}
