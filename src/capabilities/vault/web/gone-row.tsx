import { useEffect, useRef } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../words/en.ts'

/** Where a row stood a moment ago. In a dialog a toast would lie behind glass and out of reach. */
export function GoneRow({ onUndo }: { onUndo: () => void }) {
  const t = useWords<Words>()
  const undo = useRef<HTMLButtonElement>(null)

  // The button that was pressed is gone, and the focus must not fall out of the dialog with it.
  useEffect(() => undo.current?.focus(), [])

  return (
    <p className="cluster">
      <span role="status">{t('common.kept.deleted')}</span>
      <Button ref={undo} kind="plain" onClick={onUndo}>
        {t('common.kept.undo')}
      </Button>
    </p>
  )
}
