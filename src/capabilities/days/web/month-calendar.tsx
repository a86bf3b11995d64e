import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { shortWeekdayNames, weekdayNames } from '#kit/i18n/calendar-names.ts'
import { dayNumberToIso, isoToDayNumber } from '#kit/i18n/civil-day.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { chevronLeft, chevronRight } from '#kit/ui/web/icons.ts'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import { layWeeks, nameMonth } from '../calendar-month.ts'
import { nameDay } from '../name-day.ts'
import type { Words } from '../words/en.ts'
import styles from './month-calendar.module.css'
import type { ShownMonth } from './use-shown-month.ts'

export interface DayFace {
  /** Seen under the number. */
  readonly mark: ReactNode
  /** The same in words. */
  readonly label: string
}

interface Props {
  readonly shown: ShownMonth
  readonly today: string
  readonly chosen: string | null
  /** What stands on a day, if anything does. */
  readonly faceOf: (date: string) => DayFace | undefined
  readonly canChoose: (date: string) => boolean
  readonly onChoose: (date: string) => void
  readonly headingLevel?: 2 | 3
}

/** A month as a table; the days that can be chosen are buttons, one stop for the Tab key. */
export function MonthCalendar(props: Props) {
  const { shown, today, chosen, canChoose, headingLevel = 3 } = props
  const { language } = useLanguage()
  const t = useWords<Words>()
  const table = useRef<HTMLTableElement>(null)
  const headingId = useId()
  const Heading = `h${headingLevel}` as const
  const weeks = layWeeks(shown.month).map((week) =>
    week.map((day) => day && { ...day, date: dayNumberToIso(day.dayNumber) }),
  )
  const dates = weeks.flat().flatMap((day) => (day && canChoose(day.date) ? [day.date] : []))
  const tabStop = [chosen, today, dates.at(-1)].find((date) => date && dates.includes(date))

  function move(event: KeyboardEvent, from: string) {
    const to = stepFrom(event.key, from, dates)
    if (!to) return
    event.preventDefault()
    table.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus()
  }

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Heading id={headingId} className={styles.month} aria-live="polite">
          {nameMonth(shown.month, language)}
        </Heading>
        <IconButton
          icon={chevronLeft}
          label={t('common.calendar.before')}
          disabled={!shown.before}
          onClick={shown.before}
        />
        <IconButton
          icon={chevronRight}
          label={t('common.calendar.after')}
          disabled={!shown.after}
          onClick={shown.after}
        />
      </div>
      <table ref={table} className={styles.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            {weekdayNames[language].map((name, weekday) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{shortWeekdayNames[language][weekday]}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={row}>
              {week.map((day, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a day
                <td key={column}>
                  {day && (
                    <Day
                      {...props}
                      day={day.day}
                      date={day.date}
                      isTabStop={day.date === tabStop}
                      onMove={move}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Toggle
        legend={t('common.calendar.legend')}
        hideLegend
        options={[
          { value: 'bs', label: t('common.calendar.bs') },
          { value: 'ad', label: t('common.calendar.ad') },
        ]}
        value={shown.calendar}
        onChange={shown.setCalendar}
      />
      {shown.month.provisional && <p className={styles.note}>{t('common.calendar.provisional')}</p>}
    </div>
  )
}

type DayProps = Props & {
  readonly day: number
  readonly date: string
  readonly isTabStop: boolean
  readonly onMove: (event: KeyboardEvent, from: string) => void
}

function Day({ day, date, isTabStop, onMove, ...props }: DayProps) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const face = props.faceOf(date)
  const isToday = date === props.today
  const name = [
    nameDay(date, props.shown.calendar, language),
    isToday && t('common.calendar.today'),
    face?.label,
  ]
  const inside = (
    <>
      <span className="visually-hidden">{name.filter(Boolean).join(', ')}</span>
      <span className={styles.number} aria-hidden="true">
        {formatNumber(day, language)}
      </span>
      <span className={styles.mark} aria-hidden="true">
        {face?.mark}
      </span>
    </>
  )
  const look = { 'data-today': isToday || undefined, 'data-marked': !!face || undefined }
  if (!props.canChoose(date)) {
    return (
      <span className={styles.day} {...look}>
        {inside}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={styles.day}
      {...look}
      data-date={date}
      aria-pressed={date === props.chosen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => props.onChoose(date)}
      onKeyDown={(event) => onMove(event, date)}
    >
      {inside}
    </button>
  )
}

/** Left and right to the next day that can be chosen, up and down to the nearest a week away. */
function stepFrom(key: string, from: string, dates: readonly string[]): string | undefined {
  const place = dates.indexOf(from)
  const weekAway = (days: number) => dayNumberToIso(isoToDayNumber(from) + days)
  switch (key) {
    case 'ArrowLeft':
      return dates[place - 1]
    case 'ArrowRight':
      return dates[place + 1]
    case 'ArrowUp':
      return dates.findLast((date) => date <= weekAway(-7))
    case 'ArrowDown':
      return dates.find((date) => date >= weekAway(7))
    case 'Home':
      return dates[0]
    case 'End':
      return dates.at(-1)
    default:
      return undefined
  }
}
