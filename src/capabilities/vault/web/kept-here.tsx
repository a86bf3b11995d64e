import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button, ButtonLink } from '#kit/ui/web/button.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { download, info, lock, undo } from '#kit/ui/web/icons.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words } from '../words/en.ts'
import { deviceVault } from './device-vault.ts'
import { LockNow } from './door/lock-now.tsx'
import { useHealth } from './health.ts'
import styles from './kept-here.module.css'
import { useLock } from './lock/lock.ts'
import { offerFile } from './offer-file.ts'

/** Not every page that keeps something has to do with days. */
const fetchCalendar = () => import('#capabilities/days/web/today.ts')

/** Where the words lie, what may happen to them there, and a copy to take away or bring back. */
export function KeptHere({ children }: { children?: ReactNode }) {
  const t = useWords<Words>()
  const { holding, mayBeCleared } = useHealth()
  const { state } = useLock()
  const isLocked = state === 'locked'
  const hasLock = isLocked || state === 'open'

  async function downloadAll() {
    const [backup, { readHere }] = await Promise.all([deviceVault().exportAll(), fetchCalendar()])
    offerFile(
      `voice-of-heart-${readHere().date}.json`,
      'application/json',
      JSON.stringify(backup, null, 1),
    )
  }

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
      <div className="cluster no-print">
        {state === 'open' && <LockNow />}
        <ButtonLink href="/lock" kind="quiet" icon={lock}>
          {t(hasLock ? 'common.kept.lockSettings' : 'common.kept.setLock')}
        </ButtonLink>
        {!isLocked && (
          <>
            <Button kind="quiet" icon={download} onClick={downloadAll}>
              {t('common.kept.download')}
            </Button>
            {children}
            <BringBack />
          </>
        )}
      </div>
    </section>
  )
}

function BringBack() {
  const t = useWords<Words>()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)

  async function bringBack(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    if (!chosen) return
    const text = await chosen.text().catch(() => '')
    // The same file may be chosen again, after it was mended.
    if (input.current) input.current.value = ''
    toast({ text: await takeIn(text) })
  }

  async function takeIn(text: string): Promise<string> {
    try {
      const imported = await deviceVault().importAll(text)
      if (!imported.ok) return t(`common.kept.${imported.problem}`)
      const { taken, found } = imported
      return t('common.kept.broughtBack', { taken, same: found - taken })
    } catch {
      return t('common.kept.failed')
    }
  }

  return (
    <>
      <Button kind="quiet" icon={undo} onClick={() => input.current?.click()}>
        {t('common.kept.bringBack')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('common.kept.bringBack')}
        onChange={bringBack}
      />
    </>
  )
}
