import { useEffect, useState } from 'react'
import type { NameDialog } from './name-dialog.tsx'
import { isNamingPutOff } from './remembered.ts'
import { useVisitor } from './visitor.tsx'

/** Asks once, on the first visit. Most visits never ask, so the dialog is fetched for those that do. */
export function AskForName() {
  const { state } = useVisitor()
  const [Dialog, setDialog] = useState<typeof NameDialog | null>(null)
  const asks = state.status === 'signedOut'

  useEffect(() => {
    if (!asks || isNamingPutOff()) return
    import('./name-dialog.tsx').then(
      (found) => setDialog(() => found.NameDialog),
      () => {
        // A name restricts nothing: without a network it is asked for another time.
      },
    )
  }, [asks])

  return Dialog && <Dialog />
}
