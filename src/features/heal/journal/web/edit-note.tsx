import type { FormEvent } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import type { JournalEntry } from '#capabilities/vault/records.ts'
import { keep } from '#capabilities/vault/web/device-vault.ts'
import { isHeldOnDevice } from '#capabilities/vault/web/health.ts'
import { useBeside } from '#capabilities/vault/web/use-beside.ts'
import { useDraft } from '#capabilities/vault/web/use-draft.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { isBlank, toStoredText } from '#kit/text/normalise.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import { findJournalMood } from '../insights/journal-moods.ts'
import type { Words } from '../words/en.ts'
import styles from './journal.module.css'
import { NoteFields } from './note-fields.tsx'

export function editPlace(id: string): string {
  return `journal/${id}`
}

export function EditNote({ note, onDone }: { note: JournalEntry; onDone: () => void }) {
  const { t: shared } = useLanguage()
  const t = useWords<Words>()
  const toast = useToast()
  const draft = useDraft(editPlace(note.id), { text: note.note, choice: note.moodName })
  const beside = useBeside('journal', note, (written) => written.note)
  useCare(draft.text, { staysHere: true })
  const mood = findJournalMood(draft.choice)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!mood || isBlank(draft.text)) return
    const changed = { mood: mood.emoji, moodName: mood.id, note: toStoredText(draft.text).trim() }
    const kept = keep('journal', { ...note, ...changed }, ...beside(changed.note), ...draft.letGo())
    onDone()
    await kept
    if (isHeldOnDevice()) toast({ text: t('heal.journal.saved') })
  }

  async function giveUp() {
    const gone = draft.throwAway()
    onDone()
    await gone
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit} aria-label={t('heal.journal.editing')}>
      <NoteFields draft={draft} />
      <div className="cluster">
        <Button type="submit">{t('heal.journal.saveChange')}</Button>
        <Button kind="quiet" onClick={giveUp}>
          {shared('common.cancel')}
        </Button>
      </div>
    </ScriptForm>
  )
}
