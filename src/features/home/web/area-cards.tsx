import { CommunityArt } from '#capabilities/look/web/art/community-art.tsx'
import { DiscoverArt } from '#capabilities/look/web/art/discover-art.tsx'
import { ExpressArt } from '#capabilities/look/web/art/express-art.tsx'
import { HealArt } from '#capabilities/look/web/art/heal-art.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { LinkCard } from '#kit/ui/web/link-card.tsx'
import type { Words } from '../words/en.ts'
import styles from './home.module.css'

const cards = [
  { area: 'express', Art: ExpressArt },
  { area: 'heal', Art: HealArt },
  { area: 'discover', Art: DiscoverArt },
  { area: 'community', Art: CommunityArt },
] as const

export function AreaCards() {
  const t = useWords<Words & Record<`nav.${(typeof cards)[number]['area']}`, string>>()
  return (
    <section className={styles.section} aria-labelledby="areas">
      <h2 id="areas">{t('home.areas')}</h2>
      <div className={styles.cards}>
        {cards.map(({ area, Art }) => (
          <LinkCard
            key={area}
            href={`/${area}`}
            hour={area}
            headingLevel={3}
            title={t(`nav.${area}`)}
            text={t(`home.${area}`)}
            art={<Art />}
          />
        ))}
      </div>
    </section>
  )
}
