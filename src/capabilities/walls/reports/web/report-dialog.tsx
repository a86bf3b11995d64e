import { type FormEvent, useId, useState } from 'react'
import { type ReportReason, reportReasons } from '#capabilities/moderation/report-reasons.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { useWallWords } from '../../web/wall-words.ts'
import styles from './report-dialog.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  /** Resolves when the report has arrived or could not; either way it was said. */
  readonly onReport: (reason: ReportReason) => Promise<void>
}

export function ReportDialog({ open, onClose, onReport }: Props) {
  const t = useWallWords()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [sending, setSending] = useState(false)
  const form = useId()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!reason || sending) return
    setSending(true)
    await onReport(reason)
    setSending(false)
    setReason(null)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('report.title')}
      closeOnBackdrop
      foot={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('report.cancel')}
          </Button>
          <Button type="submit" form={form} busy={sending}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <ScriptForm id={form} className={styles.body} onSubmit={send}>
        <p>{t('report.lead')}</p>
        <ChoiceChips
          legend={t('report.reason')}
          hideLegend
          missing={!reason && t('report.missing')}
          options={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
      </ScriptForm>
    </Dialog>
  )
}
