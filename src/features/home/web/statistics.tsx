import { formatStatistic } from '#kit/i18n/compact-numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { statistics } from '../content.ts'
import type { Words } from '../words/en.ts'
import { CountsSoFar } from './counts-so-far.tsx'
import styles from './home.module.css'

export function Statistics() {
  const { language } = useLanguage()
  const t = useWords<Words>()
  return (
    <section className={styles.section} aria-labelledby="statistics">
      <h2 id="statistics">{t('home.statistics')}</h2>
      <CountsSoFar />
      <dl className={styles.statistics}>
        {statistics.map(({ figure, of }) => (
          <div key={of.en}>
            <dt>{t('home.goal', { of: of[language] })}</dt>
            <dd>{formatStatistic(figure[language], language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
