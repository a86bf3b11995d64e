import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { testimonials } from '../content.ts'
import styles from './home.module.css'

export function Voices() {
  const { language, t } = useLanguage()
  return (
    <section className={styles.section} aria-labelledby="voices">
      <h2 id="voices">{t('home.voices')}</h2>
      <SourceLabel source="sample">{t('home.voicesNote')}</SourceLabel>
      <div className={styles.voices}>
        {testimonials.map(({ words, by }) => (
          <figure key={words.en}>
            <blockquote>{words[language]}</blockquote>
            <figcaption>
              {by[language]} · {t('common.sample')}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
