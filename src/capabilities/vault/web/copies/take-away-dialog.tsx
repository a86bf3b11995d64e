import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { canKeepFiles } from './kept-file.ts'
import { TakeAway } from './take-away.tsx'
import { Weekly } from './weekly.tsx'
import type { Words } from './words/en.ts'

interface TakeAwayDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

export function TakeAwayDialog({ open, onClose }: TakeAwayDialogProps) {
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('common.copies.take')}
      closeLabel={shared('common.close')}
    >
      {/* Opened anew it remembers no password of the last time. */}
      {open && (
        <>
          <TakeAway onDone={onClose} />
          {canKeepFiles() && <Weekly />}
        </>
      )}
    </Dialog>
  )
}
