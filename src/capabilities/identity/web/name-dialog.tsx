import { useEffect, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import type { Words } from '../words/en.ts'
import { NameForm } from './name-form.tsx'
import { isNamingPutOff, putOffNaming } from './remembered.ts'
import { useVisitor } from './visitor.tsx'

/** Asks once, on the first visit. A name restricts nothing, so it may be put off. */
export function NameDialog() {
  const t = useWords<Words>()
  const { state } = useVisitor()
  const [open, setOpen] = useState(false)

  useEffect(() => {
    setOpen(state.status === 'signedOut' && !isNamingPutOff())
  }, [state.status])

  function later() {
    putOffNaming()
    setOpen(false)
  }

  return (
    <Dialog open={open} onClose={later} title={t('common.name.title')}>
      {open && (
        <NameForm submitLabel={t('common.name.continue')} onDone={() => setOpen(false)} autoFocus>
          <Button kind="quiet" onClick={later}>
            {t('common.name.later')}
          </Button>
        </NameForm>
      )}
    </Dialog>
  )
}
