import { useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { trash } from '#kit/ui/web/icons.ts'
import type { Words } from '../words/en.ts'

export function ClearTalk({ onClear }: { onClear: () => void }) {
  const t = useWords<Words>()
  const [asking, setAsking] = useState(false)

  function clear() {
    setAsking(false)
    onClear()
  }

  return (
    <>
      <Button kind="plain" icon={trash} onClick={() => setAsking(true)}>
        {t('heal.ai-friend.clear')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('heal.ai-friend.clearAsk')}
        foot={
          <div className="cluster">
            <Button kind="danger" onClick={clear}>
              {t('heal.ai-friend.clear')}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t('heal.ai-friend.clearNo')}
            </Button>
          </div>
        }
      >
        <p>{t('heal.ai-friend.clearLead')}</p>
      </Dialog>
    </>
  )
}
