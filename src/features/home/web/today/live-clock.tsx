import { civilToBs, formatBsDay, isProvisional } from '#kit/i18n/bikram-sambat.ts'
import { formatClock } from '#kit/i18n/clock.ts'
import { formatAdDate } from '#kit/i18n/dates.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { dayInZone } from '#kit/i18n/zoned-time.ts'
import { TabularNumber } from '#kit/ui/web/tabular-number.tsx'
import styles from '../clock.module.css'
import { nameZone } from './name-zone.ts'
import { useNow } from './use-now.ts'

/** The day in both calendars and the time, where the visitor is. */
export function LiveClock() {
  const { language, t } = useLanguage()
  const { millis, zone, isStill } = useNow()
  const day = dayInZone(millis, zone)
  const bs = civilToBs(day)
  return (
    <section className={styles.clock} aria-label={t('home.now')}>
      <p className={styles.bs}>
        {bs && formatBsDay(bs, language)}
        {bs && isProvisional(bs.year) && <small> {t('home.provisional')}</small>}
      </p>
      <p className={styles.ad}>{formatAdDate(day, language)}</p>
      <p className={styles.time}>
        <TabularNumber>{formatClock(millis, zone, language, { seconds: !isStill })}</TabularNumber>{' '}
        {nameZone(zone, language)}
      </p>
    </section>
  )
}
