import { areas } from '#capabilities/hub/areas.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import type { Room } from '../rooms/room.ts'
import type { Area } from '../rooms/routes.ts'
import { navigationIcons } from './navigation-icons.ts'
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
  /** `bar`: at the foot of a phone, where the thumb is. */
  readonly place: 'header' | 'menu' | 'bar'
  readonly onChoose?: () => void
}

export function NavigationLinks({ room, label, place, onChoose }: Props) {
  const t = useWords<Words>()
  return (
    <nav aria-label={label} className={`no-print ${styles[place]}`}>
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
              {place === 'bar' && <Icon path={navigationIcons[area]} />}
              {t(`nav.${area}`)}
            </AppLink>
            {place === 'menu' && area !== 'home' && area === room.route?.area && (
              <RoomsOf area={area} here={room.path} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** In the area one is in, its rooms; of another area the page has not loaded the names. */
function RoomsOf(props: {
  area: Exclude<Area, 'home'>
  here: string
  onChoose: Props['onChoose']
}) {
  const { t } = useLanguage()
  const { area, here, onChoose } = props
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list
    <ul role="list" className={styles.rooms}>
      {areas[area].map((page) => {
        const href = `/${area}/${page}`
        return (
          <li key={page}>
            <AppLink
              href={href}
              {...(onChoose && { onClick: onChoose })}
              {...(here === href && { 'aria-current': 'page' })}
            >
              {t(`${area}.${page}.title`)}
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}

/** The page itself is `page`; inside an area its link stays marked, as the way back up. */
function currentOf(room: Room, area: Area, href: string) {
  if (room.path === href) return { 'aria-current': 'page' as const }
  if (area !== 'home' && room.route?.area === area) return { 'aria-current': 'true' as const }
  return {}
}
