import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { isNamingPutOff } from './remembered.ts'
import { useVisitor } from './visitor.tsx'

/** Asks once, on the first visit. Most visits never ask: dialog and words are fetched for those that do. */
export function AskForName() {
  const { state } = useVisitor()
  const { language } = useLanguage()
  const [dialog, setDialog] = useState<ReactNode>(null)
  const asks = state.status === 'signedOut'

  useEffect(() => {
    if (!asks || isNamingPutOff()) return
    let wanted = true
    async function fetch() {
      try {
        const { openNameDialog } = await import('./open-name-dialog.tsx')
        const opened = await openNameDialog(language)
        if (wanted) setDialog(opened)
      } catch {
        // A name restricts nothing: without a network it is asked for another time.
      }
    }
    fetch()
    return () => {
      wanted = false
    }
  }, [asks, language])

  return dialog
}
