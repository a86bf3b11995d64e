import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { AskPhrase } from './ask-phrase.tsx'
import styles from './copies.module.css'
import type { Chosen } from './read-chosen.ts'
import { TakeIn } from './take-in.tsx'
import type { Words } from './words/en.ts'

interface BringBackDialogProps {
  readonly open: boolean
  readonly chosen: Blob
  readonly onClose: () => void
}

/** From a chosen file to what is here afterwards: nothing is touched before the last press. */
export function BringBackDialog({ open, chosen, onClose }: BringBackDialogProps) {
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  const [read, setRead] = useState<Chosen | null>(null)

  useEffect(() => {
    let isAwaited = true
    import('./read-chosen.ts')
      .then(({ readChosen }) => readChosen(chosen))
      .catch((): Chosen => ({ ok: false, problem: 'failed' }))
      .then((found) => isAwaited && setRead(found))
    return () => {
      isAwaited = false
      setRead(null)
    }
  }, [chosen])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('common.copies.bring')}
      closeLabel={shared('common.close')}
    >
      <div className={styles.form}>
        <p role="status" className={styles.quiet}>
          {!read && t('common.copies.looking')}
        </p>
        {read?.ok === false && <p role="alert">{t(`common.copies.${read.problem}`)}</p>}
        {read?.ok === 'sealed' && <AskPhrase file={read.file} onOpened={setRead} />}
        {read?.ok === true && <TakeIn copy={read.copy} onDone={onClose} />}
      </div>
    </Dialog>
  )
}
