import { formatStatistic } from '#kit/i18n/compact-numbers.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { statistics } from '../content.ts'
import { CountsSoFar } from './counts-so-far.tsx'
import styles from './home.module.css'

export function Statistics() {
  const { language, t } = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="statistics">
      <h2 id="statistics">{t('home.statistics')}</h2>
      <dl className={styles.statistics}>
        {statistics.map(({ figure, of }) => (
          <div key={of.en}>
            <dt>{of[language]}</dt>
            <dd>{formatStatistic(figure[language], language)}</dd>
          </div>
        ))}
      </dl>
      <CountsSoFar />
    </section>
  )
}
