import { AdSlot } from '#capabilities/ads/web/ad-slot.tsx'
import { About } from './about.tsx'
import { AreaCards } from './area-cards.tsx'
import styles from './home.module.css'
import { Statistics } from './statistics.tsx'
import { Voices } from './voices.tsx'

/** What the house is, for whoever scrolls as far. */
export default function Below() {
  return (
    <div className={styles.below}>
      <AreaCards />
      <AdSlot />
      <Voices />
      <Statistics />
      <About />
    </div>
  )
}
