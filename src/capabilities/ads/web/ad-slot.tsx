import { useEffect, useState } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { usePage } from '#kit/page/web/page.tsx'
import { adFrameSandbox, advertisementPath } from '../ad-frame.ts'
import styles from './ad-slot.module.css'

/** A place for one advertisement; without an operator's settings it is not there at all. */
export function AdSlot() {
  const { t } = useLanguage()
  const { ads } = usePage()
  const [isAsked, setAsked] = useState(false)

  // After the page stands, and not where the browser would draw its own page for "no network".
  useEffect(() => setAsked(navigator.onLine), [])

  if (!ads) return null
  return (
    <aside className={styles.slot} aria-label={t('common.advertisement')}>
      <p className={styles.label}>{t('common.advertisement')}</p>
      {isAsked && (
        <iframe
          className={styles.frame}
          title={t('common.advertisement')}
          src={advertisementPath}
          sandbox={adFrameSandbox}
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      )}
    </aside>
  )
}
