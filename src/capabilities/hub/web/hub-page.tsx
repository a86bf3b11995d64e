import type { ReactNode } from 'react'
import { AdSlot } from '#capabilities/ads/web/ad-slot.tsx'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { LinkCard } from '#kit/ui/web/link-card.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { type Area, areas, type PageOf } from '../areas.ts'
import styles from './hub-page.module.css'

interface Props<Name extends Area> {
  readonly area: Name
  readonly art: ReactNode
  readonly icons: Readonly<Record<PageOf<Name>, string>>
}

/** The entrance of an area: its picture, what it is for, and a card for each of its screens. */
export function HubPage<Name extends Area>({ area, art, icons }: Props<Name>) {
  const { t } = useLanguage()
  const pages: readonly PageOf<Name>[] = areas[area]
  return (
    <div className={`page ${styles.hub}`}>
      <PageHeader title={t(`${area}.title`)} lead={t(`${area}.lead`)} art={art} />
      <div className={styles.cards}>
        {pages.map((page) => (
          <LinkCard
            key={page}
            href={`/${area}/${page}`}
            icon={icons[page]}
            title={t(`${area}.${page}.title`)}
            text={t(`${area}.${page}.description`)}
          />
        ))}
      </div>
      <AdSlot />
    </div>
  )
}
