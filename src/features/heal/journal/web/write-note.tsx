import type { FormEvent } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import { readHere } from '#capabilities/days/web/today.ts'
import { keep, newRecordId } from '#capabilities/vault/web/device-vault.ts'
import { isHeldOnDevice } from '#capabilities/vault/web/health.ts'
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

export function WriteNote() {
  const { t: shared } = useLanguage()
  const t = useWords<Words>()
  const toast = useToast()
  const draft = useDraft('journal')
  useCare(draft.text, { staysHere: true })
  const mood = findJournalMood(draft.choice)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!mood || isBlank(draft.text)) return
    const note = toStoredText(draft.text).trim()
    const kept = keep(
      'journal',
      { id: newRecordId(), ...readHere(), mood: mood.emoji, moodName: mood.id, note },
      ...draft.letGo(),
    )
    await kept
    if (isHeldOnDevice()) toast({ text: t('heal.journal.saved') })
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit}>
      <NoteFields draft={draft} hint={t('heal.journal.noteHint')} />
      <div>
        <Button type="submit">{shared('common.save')}</Button>
      </div>
    </ScriptForm>
  )
}
