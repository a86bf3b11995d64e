import { useState } from 'react'
import { eraseOnServer } from '#capabilities/wipe/web/ask-server-to-forget.ts'
import { showWipe } from '#capabilities/wipe/web/show-wipe.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import type { Words } from '../words/en.ts'

type Step = 'resting' | 'asking' | 'erasing' | 'unreached'

/** The server first: if that fails, what is on the phone must not be lost without being asked about. */
export function EraseMe() {
  const t = useWords<Words>()
  const language = useLanguage()
  const [step, setStep] = useState<Step>('resting')

  async function confirm() {
    setStep('erasing')
    const server = await eraseOnServer()
    if (server.left) return setStep('unreached')
    setStep('resting')
    showWipe(language, async () => server)
  }

  function wipePhoneAlone() {
    setStep('resting')
    showWipe(language, eraseOnServer)
  }

  return (
    <>
      <p>{t('common.account.eraseLead')}</p>
      <div>
        <Button kind="danger" onClick={() => setStep('asking')}>
          {t('common.account.erase')}
        </Button>
      </div>
      <Dialog
        open={step !== 'resting'}
        onClose={() => step !== 'erasing' && setStep('resting')}
        title={t('common.account.eraseAsk')}
        foot={
          <div className="cluster">
            <Button kind="danger" busy={step === 'erasing'} onClick={confirm}>
              {t(step === 'unreached' ? 'common.account.eraseAgain' : 'common.account.eraseYes')}
            </Button>
            {step === 'unreached' && (
              <Button kind="quiet" onClick={wipePhoneAlone}>
                {t('common.account.erasePhone')}
              </Button>
            )}
            <Button kind="quiet" onClick={() => setStep('resting')}>
              {t('common.account.eraseNo')}
            </Button>
          </div>
        }
      >
        {step === 'unreached' ? (
          <p role="alert">{t('common.account.eraseUnreached')}</p>
        ) : (
          <p>{t('common.account.eraseLead')}</p>
        )}
      </Dialog>
    </>
  )
}
