import { useEffect, useRef } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { usePage } from '#kit/page/web/page.tsx'
import styles from './ad-slot.module.css'
import { loadNetwork } from './network.ts'

/** A place for one advertisement; without an operator's settings it is not there at all. */
export function AdSlot() {
  const { t } = useLanguage()
  const { ads } = usePage()
  const pushed = useRef(false)

  useEffect(() => {
    // Once a placement: the network refuses a second push for the same place.
    if (!ads || pushed.current) return
    pushed.current = true
    loadNetwork(ads.client)
  }, [ads])

  if (!ads) return null
  return (
    <aside className={styles.slot} aria-label={t('common.advertisement')}>
      <p className={styles.label}>{t('common.advertisement')}</p>
      <ins
        className="adsbygoogle"
        data-ad-client={ads.client}
        data-ad-slot={ads.slot}
        data-ad-format="auto"
        data-full-width-responsive="true"
      />
    </aside>
  )
}
