import { memo, useState } from 'react'
import { nameDay, nameTime } from '#capabilities/days/name-day.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import type { DiaryEntry } from '#capabilities/vault/records.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { feather } from '#kit/ui/web/icons.ts'
import { previewOf } from '../entries/preview.ts'
import type { Words } from '../words/en.ts'
import styles from './diary.module.css'
import { addressOf } from './use-open-page.ts'

const atFirst = 10
const more = 15

/** A handful of pages at a time: thousands in the drawer weigh nothing on the table. */
export const EntryList = memo(function EntryList(props: { entries: readonly DiaryEntry[] }) {
  const t = useWords<Words>()
  const [most, setMost] = useState(atFirst)
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list" className={styles.list}>
        {props.entries.slice(0, most).map((entry, at, shown) => (
          <ListedEntry
            key={entry.id}
            entry={entry}
            isSameDay={shown[at - 1]?.date === entry.date}
          />
        ))}
      </ul>
      {props.entries.length > most && (
        <div>
          <Button kind="quiet" onClick={() => setMost(most + more)}>
            {t('express.diary.older')}
          </Button>
        </div>
      )}
    </>
  )
})

const ListedEntry = memo(function ListedEntry(props: {
  entry: DiaryEntry
  /** As the page before it: the date stands there. */
  isSameDay: boolean
}) {
  const { entry, isSameDay } = props
  const { language } = useLanguage()
  const t = useWords<Words>()
  const { calendar } = useCalendar(language)
  const day = nameDay(entry.date, calendar, language)
  return (
    <li data-same={isSameDay || undefined}>
      {!isSameDay && (
        <p className={styles.day} aria-hidden="true">
          {day}
        </p>
      )}
      <a className={styles.listed} href={addressOf(entry.id)}>
        <span className={styles.when}>
          <span>
            {/* Read out with each page, seen once. */}
            <span className="visually-hidden">{day} · </span>
            {nameTime(entry.time, language)}
          </span>
          {entry.poem && <Icon path={feather} size="small" label={t('express.diary.hasPoem')} />}
        </span>
        <span className={styles.preview} dir="auto">
          {previewOf(entry.content)}
        </span>
      </a>
    </li>
  )
})
