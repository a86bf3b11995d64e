import CommunityArt from '#capabilities/look/web/art/community-art.tsx'
import DiscoverArt from '#capabilities/look/web/art/discover-art.tsx'
import ExpressArt from '#capabilities/look/web/art/express-art.tsx'
import HealArt from '#capabilities/look/web/art/heal-art.tsx'
import HomeArt from '#capabilities/look/web/art/home-art.tsx'
import type { Hour } from '#capabilities/look/web/hour.ts'
import { LeafMark } from '#capabilities/look/web/leaf-mark.tsx'
import * as screenIcons from '#capabilities/look/web/screen-icons.ts'
import { Wordmark } from '#capabilities/look/web/wordmark.tsx'
import { DhakaStrip } from '#kit/ui/web/dhaka-strip.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import * as icons from '#kit/ui/web/icons.ts'
import styles from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

const pictures: [Hour, () => React.ReactNode][] = [
  ['express', ExpressArt],
  ['heal', HealArt],
  ['discover', DiscoverArt],
  ['community', CommunityArt],
]

// Sorted, because engines list the exports of a module in orders of their own.
const everyIcon = Object.entries({ ...icons, ...screenIcons }).sort(([a], [b]) => (a < b ? -1 : 1))

export function Drawings({ say }: { say: Say }) {
  const name = say('Voice of Heart', 'मनको आवाज')
  return (
    <Section title={say('Drawings', 'चित्र')}>
      <div className="cluster">
        <LeafMark />
        <Wordmark label={name} />
      </div>
      <Wordmark label={name} size="hero" />
      <DhakaStrip />
      <DhakaStrip length="short" />
      <div className={styles.drawings}>
        <div className={`${styles.drawing} ${styles.home}`} data-hour="home">
          <HomeArt />
        </div>
        {pictures.map(([hour, Picture]) => (
          <div key={hour} className={styles.drawing} data-hour={hour}>
            <Picture />
          </div>
        ))}
      </div>
      <div className={styles.icons}>
        {everyIcon.map(([key, path]) => (
          <div key={key} className={styles.icon}>
            <Icon path={path} />
            {key}
          </div>
        ))}
      </div>
    </Section>
  )
}
