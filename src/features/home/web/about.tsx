import { useWords } from '#kit/i18n/web/language.tsx'
import { Prose } from '#kit/ui/web/prose.tsx'
import type { Words } from '../words/en.ts'
import styles from './home.module.css'

export function About() {
  const t = useWords<Words>()
  return (
    <section className={styles.section} id="about" aria-labelledby="about-heading">
      <h2 id="about-heading">{t('home.about')}</h2>
      <Prose>
        <p>{t('home.about.one')}</p>
        <p>{t('home.about.two')}</p>
        <p>{t('home.about.three')}</p>
      </Prose>
    </section>
  )
}
