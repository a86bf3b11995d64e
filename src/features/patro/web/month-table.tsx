import {
  type CalendarMonth,
  layWeeks,
  type MonthDay,
  monthAfter,
  monthBefore,
  nameMonth,
} from '#capabilities/days/calendar-month.ts'
import { adMonthNames, shortWeekdayNames, weekdayNames } from '#kit/i18n/calendar-names.ts'
import { fromDayNumber } from '#kit/i18n/civil-day.ts'
import type { Language } from '#kit/i18n/language.ts'
import { formatNumber, toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { type SpecialDay, specialDaysOf } from '../special-days.ts'
import type { Words } from '../words/en.ts'
import styles from './patro.module.css'

interface Props {
  readonly today: number
  readonly month: CalendarMonth
  /** Null is the month of today. */
  readonly onTurn: (month: CalendarMonth | null) => void
}

export function MonthTable({ today, month, onTurn }: Props) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const special = specialDaysOf(month)
  const before = monthBefore(month)
  const after = monthAfter(month)
  return (
    <section className={styles.panel} aria-labelledby="patro-month">
      <div className={styles.turn}>
        <h2 id="patro-month" aria-live="polite">
          {nameMonth(month, language)} <small>{nameAdMonths(month, language)}</small>
        </h2>
        <Turn label={t('common.patro.before')} sign="‹" to={before} onTurn={onTurn} />
        <button type="button" onClick={() => onTurn(null)}>
          {t('common.patro.today')}
        </button>
        <Turn label={t('common.patro.after')} sign="›" to={after} onTurn={onTurn} />
      </div>
      <table aria-labelledby="patro-month">
        <thead>
          <tr>
            {weekdayNames[language].map((name, weekday) => (
              <th key={name} scope="col" abbr={name}>
                {shortWeekdayNames[language][weekday]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {layWeeks(month).map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={row}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a day
                <Day key={column} day={day} today={today} special={special} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {month.provisional && <p className={styles.note}>{t('common.patro.provisional')}</p>}
      <SpecialDays days={special} />
    </section>
  )
}

function Turn(props: {
  label: string
  sign: string
  to: CalendarMonth | undefined
  onTurn: (month: CalendarMonth) => void
}) {
  const { to, onTurn } = props
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={!to}
      {...(to && { onClick: () => onTurn(to) })}
    >
      <span aria-hidden="true">{props.sign}</span>
    </button>
  )
}

function Day(props: { day: MonthDay | null; today: number; special: readonly SpecialDay[] }) {
  const { day, today, special } = props
  const { language } = useLanguage()
  if (!day) return <td />
  const isToday = day.dayNumber === today
  const names = special.filter((one) => one.day === day.day).map(({ name }) => name[language])
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      data-special={names.length > 0 || undefined}
      title={names.join(', ') || undefined}
    >
      {formatNumber(day.day, language)} <small>{fromDayNumber(day.dayNumber).day}</small>
    </td>
  )
}

function SpecialDays({ days }: { days: readonly SpecialDay[] }) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  if (days.length === 0) return null
  return (
    <>
      <h3>{t('common.patro.days')}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list" className={styles.special}>
        {days.map(({ day, name }) => (
          <li key={name.en}>
            <b>{formatNumber(day, language)}</b> {name[language]}
          </li>
        ))}
      </ul>
    </>
  )
}

/** "November/December 2026", as patros are headed; over the new year each month has its own. */
function nameAdMonths({ first, length }: CalendarMonth, language: Language): string {
  const [from, to] = [fromDayNumber(first), fromDayNumber(first + length - 1)]
  const nameOf = (month: number) => adMonthNames[language][month - 1] as string
  const text =
    from.year === to.year
      ? `${nameOf(from.month)}/${nameOf(to.month)} ${to.year}`
      : `${nameOf(from.month)} ${from.year}/${nameOf(to.month)} ${to.year}`
  return language === 'np' ? toDevanagariDigits(text) : text
}
