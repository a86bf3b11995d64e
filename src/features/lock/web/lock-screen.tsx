import { type ReactNode, useEffect, useState } from 'react'
import { CoverSetting } from '#capabilities/cover/web/cover-setting.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { LockedDoor } from '#capabilities/vault/web/door/locked-door.tsx'
import { canLock, useLock } from '#capabilities/vault/web/lock/lock.ts'
import { NeedsScript } from '#capabilities/vault/web/needs-script.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useHydrated } from '#kit/page/web/page.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import type { Words } from '../words/en.ts'
import { CannotLock } from './cannot-lock.tsx'
import styles from './lock.module.css'

export default function LockScreen() {
  const t = useWords<Words>()
  return (
    <div className={`page-narrow ${styles.screen}`}>
      <PageHeader title={t('common.lock.title')} lead={t('common.lock.lead')} />
      <NeedsScript />
      <Now />
      <PictureBeside of="home" />
    </div>
  )
}

const fetchTour = async () => (await import('./tour/tour.tsx')).Tour
const fetchSettings = async () => (await import('./settings/lock-settings.tsx')).LockSettings

/** The way to a lock, the door, or what can be changed about it. */
function Now() {
  const { t: shared } = useLanguage()
  const { state } = useLock()
  const isAlive = useHydrated()
  const [isTouring, tour] = useState(false)
  const isOpen = state === 'open' && !isTouring
  const settings = useFetched(async () => ({ Settings: await fetchSettings() }), isOpen)
  const way = useFetched(async () => ({ Tour: await fetchTour() }), state === 'off')
  // A lock that falls while its last words are read has the last word.
  useEffect(() => {
    if (state === 'locked') tour(false)
  }, [state])

  /** It needs no lock, but whoever is being shown their words should look at nothing else. */
  const withCover = (first: ReactNode) => (
    <>
      {first}
      {!isTouring && <CoverSetting />}
    </>
  )

  if (isAlive && !canLock()) return withCover(<CannotLock />)
  if (state === 'locked') return <LockedDoor />
  const { part, isFailed, retry } = isOpen ? settings : way
  if (part && 'Settings' in part) return withCover(<part.Settings />)
  if (part) return withCover(<part.Tour onBegin={() => tour(true)} onEnd={() => tour(false)} />)
  if (!isFailed) return <Skeleton label={shared('common.loading')} lines={6} />
  return (
    <ErrorState
      message={shared('common.failed.title')}
      retryLabel={shared('common.tryAgain')}
      onRetry={retry}
    />
  )
}
