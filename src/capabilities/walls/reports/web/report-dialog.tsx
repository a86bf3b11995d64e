import { useState } from 'react'
import { type ReportReason, reportReasons } from '#capabilities/moderation/report-reasons.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
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

  async function send() {
    if (!reason) return
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
          <Button disabled={!reason} busy={sending} onClick={send}>
            {t('report.send')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('report.lead')}</p>
        <ChoiceChips
          legend={t('report.reason')}
          hideLegend
          options={reportReasons.map((value) => ({ value, label: t(`report.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
      </div>
    </Dialog>
  )
}
