import type * as contract from '#capabilities/identity/recovery/contract.ts'
import { askServer } from '#kit/http/web/ask-server.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../words/en.ts'
import { useAttempt } from './use-attempt.ts'

/** For who cannot say the code that stands: a day of waiting in place of it. */
export function LostCode({ onAsked }: { onAsked(): Promise<void> }) {
  const t = useWords<Words>()
  const { busy, attempt } = useAttempt()

  async function ask() {
    const path = '/api/identity/recovery-code/wait'
    await askServer<typeof contract.askForNewCode>('POST', path)
    await onAsked()
  }

  return (
    <div className="stack no-print">
      <h3>{t('common.account.lostCode')}</h3>
      <p>{t('common.account.lostCodeLead')}</p>
      <div>
        <Button kind="quiet" busy={busy} onClick={() => attempt(ask, t('common.account.asked'))}>
          {t('common.account.askForCode')}
        </Button>
      </div>
    </div>
  )
}
