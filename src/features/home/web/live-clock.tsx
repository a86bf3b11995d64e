import { civilToBs, formatBsDay, isProvisional } from '#kit/i18n/bikram-sambat.ts'
import type { CivilDay } from '#kit/i18n/civil-day.ts'
import { formatClock } from '#kit/i18n/clock.ts'
import { formatAdDay } from '#kit/i18n/dates.ts'
import { kathmandu } from '#kit/i18n/kathmandu.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { dayInZone } from '#kit/i18n/zoned-time.ts'
import { usePage } from '#kit/page/web/page.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { clock } from '#kit/ui/web/icons.ts'
import { TabularNumber } from '#kit/ui/web/tabular-number.tsx'
import styles from './live-clock.module.css'
import { useNow } from './use-now.ts'

/**
 * The time where the visitor is, each second, and the day in both calendars.
 * The server cannot know where that is: it writes the day in Kathmandu, and
 * leaves the clock's place free for the browser to fill.
 */
export function LiveClock() {
  const { language, t } = useLanguage()
  const page = usePage()
  const here = useNow()
  const day = dayInZone(here?.millis ?? page.now, here?.zone ?? kathmandu)

  return (
    <section className={styles.clock} aria-label={here ? t('home.now') : t('home.todayKathmandu')}>
      <p className={styles.time}>
        <Icon path={clock} size="small" />
        {here ? (
          <>
            <TabularNumber>
              {formatClock(here.millis, here.zone, language, { seconds: true })}
            </TabularNumber>
            <span className={styles.zone}>{nameZone(here.zone)}</span>
          </>
        ) : (
          <span>{t('home.todayKathmandu')}</span>
        )}
      </p>
      <p>
        <BikramSambat day={day} />
      </p>
      <p className={styles.ad}>{formatAdDay(day, language)}</p>
    </section>
  )
}

/** Browsers still say Katmandu, as the zone was first spelled; nobody who lives there does. */
function nameZone(zone: string): string {
  return zone.replace('Katmandu', 'Kathmandu').replaceAll('_', ' ')
}

function BikramSambat({ day }: { day: CivilDay }) {
  const { language, t } = useLanguage()
  const bs = civilToBs(day)
  if (!bs) return null
  return (
    <>
      <span className={styles.bs}>{formatBsDay(bs, language)}</span>
      {isProvisional(bs.year) && <span className={styles.ad}> {t('home.provisional')}</span>}
    </>
  )
}
