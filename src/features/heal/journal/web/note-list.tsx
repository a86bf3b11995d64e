import { memo, useState } from 'react'
import type { JournalEntry } from '#capabilities/vault/records.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../words/en.ts'
import styles from './journal.module.css'
import { Note } from './note.tsx'

const atFirst = 10
const more = 20

interface Props {
  readonly notes: readonly JournalEntry[]
  readonly areSamples: boolean
}

export const NoteList = memo(function NoteList({ notes, areSamples }: Props) {
  const t = useWords<Words>()
  const [most, setMost] = useState(atFirst)
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list" className={styles.list}>
        {notes.slice(0, most).map((note) => (
          <li key={note.id}>
            <Note note={note} isSample={areSamples} />
          </li>
        ))}
      </ul>
      {notes.length > most && (
        <div>
          <Button kind="quiet" onClick={() => setMost(most + more)}>
            {t('heal.journal.older')}
          </Button>
        </div>
      )}
    </>
  )
})
