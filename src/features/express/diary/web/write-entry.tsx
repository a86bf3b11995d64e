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
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../words/en.ts'
import styles from './diary.module.css'

/** Stands alone, so that typing draws nothing but itself. */
export function WriteEntry() {
  const { t: shared } = useLanguage()
  const t = useWords<Words>()
  const toast = useToast()
  const draft = useDraft('diary')
  useCare(draft.text, { staysHere: true })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBlank(draft.text)) return
    const content = toStoredText(draft.text).trim()
    const kept = keep('diary', { id: newRecordId(), ...readHere(), content }, ...draft.letGo())
    await kept
    if (isHeldOnDevice()) toast({ text: t('express.diary.saved') })
  }

  return (
    <ScriptForm className={styles.form} onSubmit={submit}>
      <TextArea
        ref={draft.field}
        label={t('express.diary.write')}
        hint={t('express.diary.writeHint')}
        hintBelow
        missing={isBlank(draft.text) && t('express.diary.blank')}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        rows={6}
        dir="auto"
        autoComplete="off"
      />
      <div>
        <Button type="submit">{shared('common.save')}</Button>
      </div>
    </ScriptForm>
  )
}
