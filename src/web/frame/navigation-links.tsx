import { useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import type { Room } from '../rooms/room.ts'
import type { Area } from '../rooms/routes.ts'
import styles from './navigation-links.module.css'
import type { Words } from './words/en.ts'

const places: readonly { readonly area: Area; readonly href: string }[] = [
  { area: 'home', href: '/' },
  { area: 'express', href: '/express' },
  { area: 'heal', href: '/heal' },
  { area: 'discover', href: '/discover' },
  { area: 'community', href: '/community' },
]

interface Props {
  readonly room: Room
  readonly label: string
  readonly place: 'header' | 'menu'
  readonly onChoose?: () => void
}

export function NavigationLinks({ room, label, place, onChoose }: Props) {
  const t = useWords<Words>()
  return (
    <nav aria-label={label} className={styles[place]}>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list">
        {places.map(({ area, href }) => (
          <li key={area}>
            <AppLink
              href={href}
              data-hour={area}
              {...(onChoose && { onClick: onChoose })}
              {...currentOf(room, area, href)}
            >
              {t(`nav.${area}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The page itself is `page`; inside an area its link stays marked, as the way back up. */
function currentOf(room: Room, area: Area, href: string) {
  if (room.path === href) return { 'aria-current': 'page' as const }
  if (area !== 'home' && room.route?.area === area) return { 'aria-current': 'true' as const }
  return {}
}
