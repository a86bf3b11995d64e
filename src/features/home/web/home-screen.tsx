import { AdSlot } from '#capabilities/ads/web/ad-slot.tsx'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { HomeArt } from '#capabilities/look/web/art/home-art.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import type { Words } from '../words/en.ts'
import { About } from './about.tsx'
import { AreaCards } from './area-cards.tsx'
import styles from './home.module.css'
import { LiveClock } from './live-clock.tsx'
import { Statistics } from './statistics.tsx'
import { Voices } from './voices.tsx'

export default function HomeScreen() {
  const t = useWords<Words>()
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <div className={styles.art}>
          <HomeArt />
        </div>
        <div className={styles.words}>
          <Greeting />
          <h1 tabIndex={-1}>{t('home.heading')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className="cluster">
            <ButtonLink href="/express">{t('home.begin')}</ButtonLink>
            <ButtonLink href="/community" kind="quiet">
              {t('home.join')}
            </ButtonLink>
          </div>
          <LiveClock />
        </div>
      </section>
      <AreaCards />
      <AdSlot />
      <Voices />
      <Statistics />
      <About />
    </div>
  )
}

/** Always one line high, whoever comes, so the page does not move when the name arrives. */
function Greeting() {
  const t = useWords<Words>()
  const { state } = useVisitor()
  if (state.status !== 'signedIn') return <p className={styles.greeting}>{t('home.welcome')}</p>
  return (
    <p className={styles.greeting}>
      {state.name ? t('home.welcomeBackName', { name: state.name }) : t('home.welcomeBack')}
    </p>
  )
}
