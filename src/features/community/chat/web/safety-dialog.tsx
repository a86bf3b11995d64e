import { useState } from 'react'
import { type ReportReason, reportReasons } from '#capabilities/moderation/report-reasons.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../words/en.ts'
import { askChat, unsentBecause } from './ask-chat.ts'
import { endChat } from './look-for-somebody.ts'
import styles from './safety-dialog.module.css'
import type { Talk } from './talk.ts'

type SafetyDialogProps = { talk: Talk; open: boolean; onClose: () => void }

/** To get away from somebody: at once, or with a word to the moderators. */
export function SafetyDialog({ talk, open, onClose }: SafetyDialogProps) {
  const t = useWords<Words & { 'common.close': string }>()
  const { busy, attempt } = useAttempt()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [withMessages, setWithMessages] = useState(false)
  const [andBlock, setAndBlock] = useState(true)
  const pair = talk.pair ?? undefined

  const leaveForGood = async () => {
    await askChat.leave({ block: true, ...(pair && { pair }) })
    onClose()
    endChat()
  }
  const report = async () => {
    if (!reason) return
    await askChat.report({ reason, ...(withMessages && { withMessages }), ...(pair && { pair }) })
    if (andBlock) await leaveForGood()
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('community.chat.safety')}
      closeLabel={t('common.close')}
    >
      <div className={styles.parts}>
        <section className={styles.part}>
          <p>{t('community.chat.blockLead')}</p>
          <div>
            <Button
              kind="danger"
              busy={busy}
              onClick={() => attempt(leaveForGood, 'community.chat.blocked')}
            >
              {t('community.chat.block')}
            </Button>
          </div>
        </section>
        <ScriptForm
          className={styles.part}
          onSubmit={(event) => {
            event.preventDefault()
            if (!busy) void attempt(report, 'community.chat.reported')
          }}
        >
          <p>{t('community.chat.reportLead')}</p>
          <ChoiceChips
            legend={t('community.chat.reason')}
            missing={!reason && t('community.chat.needsReason')}
            options={reportReasons.map((value) => ({
              value,
              label: t(`community.chat.reason.${value}`),
            }))}
            value={reason}
            onChange={setReason}
          />
          <div>
            <Switch
              label={t('community.chat.withMessages')}
              isOn={withMessages}
              onChange={setWithMessages}
            />
            <p className={styles.small}>{t('community.chat.withoutMessages')}</p>
            <Switch label={t('community.chat.andBlock')} isOn={andBlock} onChange={setAndBlock} />
          </div>
          <div>
            <Button type="submit" kind="quiet" busy={busy}>
              {t('community.chat.report')}
            </Button>
          </div>
        </ScriptForm>
      </div>
    </Dialog>
  )
}

/** Does it and says so; if it could not be done, the dialog stays as it was. */
function useAttempt() {
  const t = useWords<Words>()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  async function attempt(action: () => Promise<void>, done: keyof Words) {
    setBusy(true)
    try {
      await action()
      toast({ text: t(done) })
    } catch (error) {
      toast({ text: t(`community.chat.undone.${unsentBecause(error)}`) })
    } finally {
      setBusy(false)
    }
  }
  return { busy, attempt }
}
