import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { usePageData } from '#kit/page/web/use-page-data.ts'
import { homePage } from '../home-page.ts'
import type { Words } from '../words/en.ts'
import styles from './clock.module.css'

/**
 * The day in Kathmandu in both calendars, in the place of the clock: the server cannot know where
 * a visitor is, and the calendar is fetched with the clock.
 */
export function DayOfPage() {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const page = usePageData(homePage)
  const day = page?.language === language ? page.day : { bs: '', ad: '' }
  return (
    <section className={styles.clock} aria-label={t('home.todayKathmandu')}>
      <p className={styles.bs}>{day.bs}</p>
      <p className={styles.ad}>{day.ad}</p>
      <p className={styles.time}>{t('home.todayKathmandu')}</p>
    </section>
  )
}
