import { useEffect, useRef, useState } from 'react'
import { nameDay, nameTime } from '#capabilities/days/name-day.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import type { DiaryEntry } from '#capabilities/vault/records.ts'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { useRemoval } from '#capabilities/vault/web/use-removal.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { chevronLeft, edit, trash } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'
import styles from './diary.module.css'
import { EditEntry, editPlace } from './edit-entry.tsx'
import { PoemOfEntry } from './poem-of-entry.tsx'

/** One page of the diary, laid open. */
export default function EntryPage({ entry, onClose }: { entry: DiaryEntry; onClose: () => void }) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const { calendar } = useCalendar(language)
  const removeEntry = useRemoval('diary')
  const [editing, setEditing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const drafts = useRecords('drafts')
  // A change that was begun and never saved is taken up again.
  const begun = drafts.records.some((draft) => draft.id === editPlace(entry.id))
  useEffect(() => {
    if (begun) setEditing(true)
  }, [begun])

  return (
    <article className={`page-narrow ${styles.page}`}>
      <div className="no-print">
        <Button kind="plain" icon={chevronLeft} onClick={onClose}>
          {t('express.diary.back')}
        </Button>
      </div>
      <header className={styles.pageHead}>
        <h1 ref={heading} tabIndex={-1}>
          {nameDay(entry.date, calendar, language)}
        </h1>
        <p className={styles.when}>{nameTime(entry.time, language)}</p>
      </header>
      {editing ? (
        <EditEntry entry={entry} onDone={() => setEditing(false)} />
      ) : (
        <>
          <div className={styles.content} dir="auto">
            {entry.content}
          </div>
          <div className="cluster no-print">
            <Button kind="quiet" icon={edit} onClick={() => setEditing(true)}>
              {t('express.diary.edit')}
            </Button>
            <Button
              kind="plain"
              icon={trash}
              onClick={() => {
                removeEntry(entry)
                onClose()
              }}
            >
              {t('express.diary.delete')}
            </Button>
          </div>
          <PoemOfEntry entry={entry} />
        </>
      )}
    </article>
  )
}
