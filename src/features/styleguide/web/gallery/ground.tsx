import { DhakaStrip } from '#kit/ui/web/dhaka-strip.tsx'
import styles from './gallery.module.css'
import type { Say } from './say.ts'
import { hours, Section } from './section.tsx'

export function Ground({ say }: { say: Say }) {
  return (
    <Section title={say('The five hours', 'पाँच पहर')}>
      <div className={styles.hours}>
        {hours.map((hour) => (
          <div key={hour} className={styles.swatch} data-hour={hour}>
            <div className={`${styles.patch} ${styles.accent}`}>{hour}</div>
            <div className={`${styles.patch} ${styles.soft}`}>{say('accent', 'रङ')}</div>
            <div className={`${styles.patch} ${styles.glow}`} />
            <DhakaStrip />
          </div>
        ))}
      </div>
    </Section>
  )
}
