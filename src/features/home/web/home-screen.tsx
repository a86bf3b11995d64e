import { Picture } from '#capabilities/look/web/picture.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import { later } from '#kit/web/later.ts'
import { Standing } from '#kit/web/standing.tsx'
import '#kit/ui/web/link-card.module.css'
import '#capabilities/look/web/source-label.module.css'
import { useFetched } from '#kit/web/use-fetched.ts'
import type { Words } from '../words/en.ts'
import { DayOfPage } from './day-of-page.tsx'
import { FirstLanguages } from './first-languages.tsx'
import { Greeting } from './greeting.tsx'
import styles from './home.module.css'
import { MoodFaces } from './mood-faces.tsx'
import { Today } from './today.tsx'

/** On the server at once; in the browser what it wrote stands until the part that knows it has come. */
const Below = import.meta.env.SSR
  ? (await import('./below.tsx')).default
  : later(() => import('./below.tsx'))

const placeBelow = <div className={styles.below} />

/**
 * Today, and then what the house is. What the phone alone knows (its hour, what is kept on it) is
 * fetched once the page can be used, and finds its room free.
 */
export default function HomeScreen() {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { part } = useFetched(
    async () => (await import('./today/open-today.tsx')).openToday(language),
    true,
    language,
  )
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <FirstLanguages />
        <div className={styles.top}>
          <div className={styles.now}>
            <Greeting />
            {part ? <part.LiveClock /> : <DayOfPage />}
          </div>
          <div className={styles.art}>
            <div>
              <Picture of="home" />
              {part && <part.Hearts />}
            </div>
          </div>
        </div>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{t('home.heading')}</h1>
          <p className={styles.lead}>{t('home.lead')}</p>
          <div className={styles.begin}>
            <ButtonLink href="/express">{t('home.begin')}</ButtonLink>
            <ButtonLink href="/community" kind="quiet">
              {t('home.join')}
            </ButtonLink>
          </div>
          {part ? <part.Mood /> : <MoodFaces />}
        </div>
      </section>
      <Today part={part} />
      <Standing part={Below} fallback={placeBelow} />
    </div>
  )
}
