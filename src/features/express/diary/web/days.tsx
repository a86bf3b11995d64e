import { memo, useMemo } from 'react'
import { MonthCalendar } from '#capabilities/days/web/month-calendar.tsx'
import { useShownMonth } from '#capabilities/days/web/use-shown-month.ts'
import type { DiaryEntry } from '#capabilities/vault/records.ts'
import { readIsoDay } from '#kit/i18n/civil-day.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { findOnThisDay } from '../entries/on-this-day.ts'
import { previewOf } from '../entries/preview.ts'
import type { Words } from '../words/en.ts'
import styles from './diary.module.css'
import { addressOf } from './use-open-page.ts'

interface Props {
  readonly byDate: ReadonlyMap<string, readonly DiaryEntry[]>
  readonly today: string
  readonly chosen: string | null
  readonly onChoose: (date: string | null) => void
}

/** A month with what was written in it, and what was written on this day of other years. */
export const Days = memo(function Days({ byDate, today, chosen, onChoose }: Props) {
  const t = useWords<Words>()
  const shown = useShownMonth(today)
  const remembered = useMemo(
    () => findOnThisDay(byDate, readIsoDay(today), shown.calendar),
    [byDate, today, shown.calendar],
  )
  return (
    <>
      <MonthCalendar
        headingLevel={2}
        shown={shown}
        today={today}
        chosen={chosen}
        faceOf={(date) => {
          const n = byDate.get(date)?.length
          return n
            ? { mark: <i className={styles.dot} />, label: t('express.diary.onDay', { n }) }
            : undefined
        }}
        canChoose={(date) => byDate.has(date)}
        onChoose={(date) => onChoose(date === chosen ? null : date)}
      />
      {remembered.length > 0 && (
        <section className={styles.remembered} aria-labelledby="diary-on-this-day">
          <h2 id="diary-on-this-day">{t('express.diary.onThisDay')}</h2>
          {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
          <ul role="list" className={styles.list}>
            {remembered.flatMap(({ yearsAgo, entries }) =>
              entries.map((entry) => (
                <li key={entry.id}>
                  <a className={styles.listed} href={addressOf(entry.id)}>
                    <span className={styles.when}>
                      {t('express.diary.yearsAgo', { n: yearsAgo })}
                    </span>
                    <span className={styles.preview} dir="auto">
                      {previewOf(entry.content)}
                    </span>
                  </a>
                </li>
              )),
            )}
          </ul>
        </section>
      )}
    </>
  )
})
