/// <reference types="vite/client" />
import type { ComponentType } from 'react'
import pictureStyles from '#capabilities/look/web/picture.module.css'
import gallery from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'
import styles from './spots.module.css'

/** Whatever lies in the folder of the small drawings, as large as beside the name of a room. */
const spots = Object.entries(
  import.meta.glob<ComponentType>('/src/capabilities/look/web/spots/*.tsx', {
    eager: true,
    import: 'default',
  }),
)

export function Spots({ say }: { say: Say }) {
  return (
    <Section title={say('Small drawings', 'साना चित्र')}>
      <div className={gallery.icons}>
        {spots.map(([file, Spot]) => (
          <div key={file} className={styles.spot}>
            <div className={pictureStyles.picture}>
              <Spot />
            </div>
            {file.split('/').at(-1)?.replace('.tsx', '')}
          </div>
        ))}
      </div>
    </Section>
  )
}
