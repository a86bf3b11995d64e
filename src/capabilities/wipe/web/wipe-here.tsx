import { useState } from 'react'
import { rememberedVisitor } from '#capabilities/identity/web/remembered.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { trash } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'
import { endSession } from './ask-server-to-forget.ts'
import { showWipe } from './show-wipe.tsx'

/** "Delete everything here", for everybody who holds this phone: signed in or not, online or not. */
export function WipeHere() {
  const t = useWords<Words>()
  const language = useLanguage()
  const [asking, setAsking] = useState<{ isKnown: boolean } | null>(null)

  function wipe({ isKnown }: { isKnown: boolean }): void {
    setAsking(null)
    showWipe(language, () => endSession(isKnown))
  }

  return (
    <>
      <p>{t('common.wipe.lead')}</p>
      <div>
        <Button
          kind="danger"
          icon={trash}
          onClick={() => setAsking({ isKnown: rememberedVisitor() !== null })}
        >
          {t('common.wipe.delete')}
        </Button>
      </div>
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={t('common.wipe.ask')}
        foot={
          <div className="cluster">
            <Button kind="danger" onClick={() => asking && wipe(asking)}>
              {t('common.wipe.yes')}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(null)}>
              {t('common.wipe.no')}
            </Button>
          </div>
        }
      >
        <div className="stack">
          <p>{t('common.wipe.askLead')}</p>
          {asking?.isKnown && <p>{t('common.wipe.askSignedIn')}</p>}
        </div>
      </Dialog>
    </>
  )
}
