import { useEffect, useState } from 'react'
import { LockedDoor } from '#capabilities/vault/web/door/locked-door.tsx'
import { canLock, useLock } from '#capabilities/vault/web/lock/lock.ts'
import { NeedsScript } from '#capabilities/vault/web/needs-script.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useHydrated } from '#kit/page/web/page.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words } from '../words/en.ts'
import { CannotLock } from './cannot-lock.tsx'
import styles from './lock.module.css'
import { LockSettings } from './settings/lock-settings.tsx'
import { Tour } from './tour/tour.tsx'

export default function LockScreen() {
  const t = useWords<Words>()
  return (
    <div className={`page-narrow ${styles.screen}`}>
      <PageHeader title={t('common.lock.title')} lead={t('common.lock.lead')} />
      <NeedsScript />
      <Now />
    </div>
  )
}

/** The way to a lock, the door, or what can be changed about it. */
function Now() {
  const { t: shared } = useLanguage()
  const { state } = useLock()
  const isAlive = useHydrated()
  const [isTouring, tour] = useState(false)
  // A lock that falls while its last words are read has the last word.
  useEffect(() => {
    if (state === 'locked') tour(false)
  }, [state])

  if (isAlive && !canLock()) return <CannotLock />
  if (state === 'unknown') return <Skeleton label={shared('common.loading')} lines={6} />
  if (state === 'locked') return <LockedDoor />
  if (state === 'open' && !isTouring) return <LockSettings />
  return <Tour onBegin={() => tour(true)} onEnd={() => tour(false)} />
}
