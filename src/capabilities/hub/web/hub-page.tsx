import type { ReactNode } from 'react'
import { AdSlot } from '#capabilities/ads/web/ad-slot.tsx'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { LinkCard } from '#kit/ui/web/link-card.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import styles from './hub-page.module.css'

interface Props {
  readonly area: 'express' | 'heal' | 'discover' | 'community'
  readonly art: ReactNode
  readonly pages: readonly { readonly page: string; readonly icon: string }[]
}

/** The entrance of an area: its picture, what it is for, and a card for each of its screens. */
export function HubPage({ area, art, pages }: Props) {
  const { t } = useLanguage()
  return (
    <div className={`page ${styles.hub}`}>
      <PageHeader title={t(`${area}.title`)} lead={t(`${area}.lead`)} art={art} />
      <div className={styles.cards}>
        {pages.map(({ page, icon }) => (
          <LinkCard
            key={page}
            href={`/${area}/${page}`}
            icon={icon}
            title={t(`${area}.${page}.title`)}
            text={t(`${area}.${page}.description`)}
          />
        ))}
      </div>
      <AdSlot />
    </div>
  )
}
