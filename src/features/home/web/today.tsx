import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { usePageData } from '#kit/page/web/use-page-data.ts'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { homePage } from '../home-page.ts'
import type { Words } from '../words/en.ts'
import type { OpenedToday } from './today/open-today.tsx'
import styles from './today.module.css'

/** Two slips that are new each day, and where one left off. */
export function Today({ part }: { part: OpenedToday | undefined }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const page = usePageData(homePage)
  const question = page?.language === language ? page.question : null
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today">{t('home.today')}</h2>
      <div className={styles.slips}>
        <article data-hour="heal">
          <h3>
            <AppLink href="/heal/affirmations">{t('home.sentence')}</AppLink>
          </h3>
          <div className={styles.said}>{part && <part.Sentence />}</div>
        </article>
        <article data-hour="community">
          <h3>
            <AppLink href="/community/polls">{t('home.question')}</AppLink>
          </h3>
          <div className={styles.said}>
            {question ? <p>{question}</p> : part && <part.Question />}
          </div>
        </article>
      </div>
      {part && <part.GoOn />}
    </section>
  )
}
