import type { FormEvent } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import type { DiaryEntry } from '#capabilities/vault/records.ts'
import { keep } from '#capabilities/vault/web/device-vault.ts'
import { isHeldOnDevice } from '#capabilities/vault/web/health.ts'
import { useBeside } from '#capabilities/vault/web/use-beside.ts'
import { useDraft } from '#capabilities/vault/web/use-draft.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { isBlank, toStoredText } from '#kit/text/normalise.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../words/en.ts'
import styles from './diary.module.css'

export function editPlace(id: string): string {
  return `diary/${id}`
}

export function EditEntry({ entry, onDone }: { entry: DiaryEntry; onDone: () => void }) {
  const { t: shared } = useLanguage()
  const t = useWords<Words>()
  const toast = useToast()
  const draft = useDraft(editPlace(entry.id), { text: entry.content, choice: '' })
  const beside = useBeside('diary', entry, ({ content }) => content)
  useCare(draft.text, { staysHere: true })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(draft.text)) return
    const content = toStoredText(draft.text).trim()
    const kept = keep('diary', { ...entry, content }, ...beside(content), ...draft.letGo())
    onDone()
    await kept
    if (isHeldOnDevice()) toast({ text: t('express.diary.saved') })
  }

  async function giveUp() {
    const gone = draft.throwAway()
    onDone()
    await gone
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit}>
      <TextArea
        ref={draft.field}
        label={t('express.diary.editing')}
        hint={t('express.diary.writeHint')}
        missing={isBlank(draft.text) && t('express.diary.emptied')}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        rows={10}
        dir="auto"
        autoComplete="off"
      />
      <div className="cluster">
        <Button type="submit">{t('express.diary.saveChange')}</Button>
        <Button kind="quiet" onClick={giveUp}>
          {shared('common.cancel')}
        </Button>
      </div>
    </ScriptForm>
  )
}
