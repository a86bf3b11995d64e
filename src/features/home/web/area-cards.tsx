import { Picture } from '#capabilities/look/web/picture.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { LinkCard } from '#kit/ui/web/link-card.tsx'
import type { Words } from '../words/en.ts'
import styles from './home.module.css'

const cards = ['express', 'heal', 'discover', 'community'] as const

export function AreaCards() {
  const t = useWords<Words & Record<`nav.${(typeof cards)[number]}`, string>>()
  return (
    <section className={styles.section} aria-labelledby="areas">
      <h2 id="areas">{t('home.areas')}</h2>
      <div className={styles.cards}>
        {cards.map((area) => (
          <LinkCard
            key={area}
            href={`/${area}`}
            hour={area}
            headingLevel={3}
            title={t(`nav.${area}`)}
            text={t(`home.${area}`)}
            art={<Picture of={area} />}
          />
        ))}
      </div>
    </section>
  )
}
