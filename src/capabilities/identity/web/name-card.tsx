import { useState } from 'react'
import { held } from '#capabilities/care/web/hand.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import { useStore } from '#kit/web/make-store.ts'
import type { Words } from '../words/en.ts'
import styles from './name-card.module.css'
import { NameForm } from './name-form.tsx'

/** A quiet line under the header; the field comes for those who want one. A name restricts nothing. */
export function NameCard({ onAway }: { onAway: () => void }) {
  const t = useWords<Words>()
  const toast = useToast()
  const { hand, isAway } = useStore(held)
  const isHandOut = hand !== null && !isAway
  const [isOpen, open] = useState(false)
  const later = (
    <Button kind="quiet" onClick={onAway}>
      {t('common.name.later')}
    </Button>
  )

  function thank() {
    toast({ text: t('common.name.done') })
    onAway()
  }

  return (
    <>
      {!isHandOut && (
        <section className={`no-print ${styles.card}`} aria-label={t('common.name.title')}>
          <div className={styles.row}>
            <p role="status">{t('common.name.ask')}</p>
            <div className="cluster">
              <Button onClick={() => open(true)}>{t('common.name.give')}</Button>
              {later}
            </div>
          </div>
        </section>
      )}
      <Dialog open={isOpen} onClose={() => open(false)} title={t('common.name.title')}>
        {isOpen && (
          <NameForm submitLabel={t('common.name.continue')} onDone={thank} autoFocus>
            {later}
          </NameForm>
        )}
      </Dialog>
    </>
  )
}
