import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { info, lock } from '#kit/ui/web/icons.ts'
import { BringBackButton } from '../copies/bring-back-button.tsx'
import { NotesOnCopies } from '../copies/notes-on-copies.tsx'
import { TakeAwayButton } from '../copies/take-away-button.tsx'
import { LockNow } from '../door/lock-now.tsx'
import { useHealth } from '../health.ts'
import { useLock } from '../lock/lock.ts'
import styles from './kept-here.module.css'
import type { Words } from './words/en.ts'

/** Where the words lie, what may happen to them there, and a copy to take away or bring back. */
export function KeptPanel({ children }: { children?: ReactNode }) {
  const t = useWords<Words>()
  const { holding, mayBeCleared } = useHealth()
  const { state } = useLock()
  const isLocked = state === 'locked'
  const hasLock = isLocked || state === 'open'
  return (
    <section className={styles.kept} aria-labelledby="kept-here">
      <h2 id="kept-here">{t('common.kept.title')}</h2>
      {holding !== 'refused' && (
        <p className={styles.line}>
          <Icon path={lock} size="small" />
          <span>{t(hasLock ? 'common.kept.leadLocked' : 'common.kept.lead')}</span>
        </p>
      )}
      {mayBeCleared && (
        <p className={styles.line}>
          <Icon path={info} size="small" />
          <span>{t('common.kept.mayBeCleared')}</span>
        </p>
      )}
      <NotesOnCopies />
      <div className="cluster no-print">
        {state === 'open' && <LockNow />}
        <ButtonLink href="/lock" kind="quiet" icon={lock}>
          {t(hasLock ? 'common.kept.lockSettings' : 'common.kept.setLock')}
        </ButtonLink>
        {!isLocked && (
          <>
            <TakeAwayButton />
            {children}
            <BringBackButton />
          </>
        )}
      </div>
    </section>
  )
}
