import { useState } from 'react'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import type { Words } from '../words/en.ts'
import { eraseDevice } from './erase-device.ts'
import { useAttempt } from './use-attempt.ts'

export function EraseMe() {
  const t = useWords<Words>()
  const { erase } = useVisitor()
  const { busy, attempt } = useAttempt()
  const [asking, setAsking] = useState(false)

  async function eraseAll() {
    // The server first: if that fails, what is on the phone must not be lost for nothing.
    await erase()
    await eraseDevice()
  }

  async function confirm() {
    await attempt(eraseAll, t('common.account.erased'))
    setAsking(false)
  }

  return (
    <>
      <p>{t('common.account.eraseLead')}</p>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('common.account.erase')}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('common.account.eraseAsk')}
        foot={
          <div className="cluster">
            <Button kind="danger" busy={busy} onClick={confirm}>
              {t('common.account.eraseYes')}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t('common.account.eraseNo')}
            </Button>
          </div>
        }
      >
        <p>{t('common.account.eraseLead')}</p>
      </Dialog>
    </>
  )
}
