import { useWords } from '#kit/i18n/web/language.tsx'
import { CommunityArt } from '#kit/ui/web/art/community-art.tsx'
import { DiscoverArt } from '#kit/ui/web/art/discover-art.tsx'
import { ExpressArt } from '#kit/ui/web/art/express-art.tsx'
import { HealArt } from '#kit/ui/web/art/heal-art.tsx'
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
