import { type Area, areas } from '#capabilities/hub/areas.ts'
import { LeafMark } from '#capabilities/look/web/leaf-mark.tsx'
import { Picture } from '#capabilities/look/web/picture.tsx'
import * as screenIcons from '#capabilities/look/web/screen-icons.ts'
import { Wordmark } from '#capabilities/look/web/wordmark.tsx'
import { DhakaStrip } from '#kit/ui/web/dhaka-strip.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import * as icons from '#kit/ui/web/icons.ts'
import styles from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

const hours = Object.keys(areas) as Area[]

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
          <Picture of="home" />
        </div>
        {hours.map((hour) => (
          <div key={hour} className={styles.drawing} data-hour={hour}>
            <Picture of={hour} />
          </div>
        ))}
        {hours.flatMap((hour) =>
          areas[hour].map((room) => (
            <div key={room} className={styles.spot} data-hour={hour}>
              <Picture of={`${hour}.${room}`} />
            </div>
          )),
        )}
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
