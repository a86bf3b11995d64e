import { memo, useEffect, useState } from 'react'
import { nameDay, nameTime } from '#capabilities/days/name-day.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import type { JournalEntry } from '#capabilities/vault/records.ts'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { useRemoval } from '#capabilities/vault/web/use-removal.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { edit, trash } from '#kit/ui/web/icons.ts'
import { findJournalMood } from '../insights/journal-moods.ts'
import type { Words } from '../words/en.ts'
import { EditNote, editPlace } from './edit-note.tsx'
import styles from './journal.module.css'

interface Props {
  readonly note: JournalEntry
  readonly isSample: boolean
}

export const Note = memo(function Note({ note, isSample }: Props) {
  const { language, t: shared } = useLanguage()
  const t = useWords<Words>()
  const { calendar } = useCalendar(language)
  const removeNote = useRemoval('journal')
  const [editing, setEditing] = useState(false)
  const drafts = useRecords('drafts')
  // A change that was begun and never saved is taken up again.
  const begun = drafts.records.some((draft) => draft.id === editPlace(note.id))
  useEffect(() => {
    if (begun) setEditing(true)
  }, [begun])
  const mood = findJournalMood(note.moodName)

  if (editing) return <EditNote note={note} onDone={() => setEditing(false)} />
  return (
    <article className={styles.note}>
      <span className={styles.face} aria-hidden="true">
        {note.mood}
      </span>
      <h3 className={styles.name}>{mood?.label[language] ?? note.moodName}</h3>
      <p className={styles.when}>
        <span>{nameDay(note.date, calendar, language)}</span>
        <span>{nameTime(note.time, language)}</span>
        {isSample && <span className={styles.sample}>{shared('common.sample')}</span>}
      </p>
      <p className={styles.text} dir="auto">
        {note.note}
      </p>
      {!isSample && (
        <div className={styles.tools}>
          <IconButton icon={edit} label={t('heal.journal.edit')} onClick={() => setEditing(true)} />
          <IconButton
            icon={trash}
            label={t('heal.journal.delete')}
            onClick={() => removeNote(note)}
          />
        </div>
      )}
    </article>
  )
})
