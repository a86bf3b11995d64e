import { dayNumberToBs } from '#kit/i18n/bikram-sambat.ts'
import { bsMonthNames } from '#kit/i18n/calendar-names.ts'
import { fromDayNumber } from '#kit/i18n/civil-day.ts'
import { formatAdDay, nameWeekday } from '#kit/i18n/dates.ts'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import styles from './patro.module.css'
import { useHold } from './use-hold.ts'

interface Props {
  readonly today: number
  readonly onPress: () => void
  readonly onHold: () => void
}

/** The day, large. A tap leads back to its month. */
export function TodayCard({ today, onPress, onHold }: Props) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const hold = useHold(onHold)
  const bs = dayNumberToBs(today)
  const civil = fromDayNumber(today)
  const digits = (text: string) => (language === 'np' ? toDevanagariDigits(text) : text)
  const month = bs && bsMonthNames[language][bs.month - 1]
  return (
    <section className={styles.today} aria-labelledby="patro-today">
      <h2 id="patro-today">{t('common.patro.inNepal')}</h2>
      <button type="button" className={styles.date} onClick={onPress} {...hold}>
        <span className={styles.weekday}>{nameWeekday(civil, language)}</span>
        <span className={styles.day}>{bs && digits(String(bs.day))}</span>
        <span className={styles.month}>
          {bs && digits(language === 'np' ? `${month} ${bs.year}` : `${month} ${bs.year} BS`)}
        </span>
      </button>
      <p>{formatAdDay(civil, language)}</p>
    </section>
  )
}
