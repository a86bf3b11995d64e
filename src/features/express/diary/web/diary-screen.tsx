import { lazy, Suspense, useEffect } from 'react'
import { useToday } from '#capabilities/days/web/today.ts'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import { DiaryHome } from './diary-home.tsx'
import { useOpenPage } from './use-open-page.ts'

/** Fetched at rest, once there is a page to open: whoever comes to write should not wait for what reads. */
const fetchEntryPage = () => import('./entry-page.tsx')
const EntryPage = lazy(fetchEntryPage)

export default function DiaryScreen() {
  const { t } = useLanguage()
  const diary = useRecords('diary')
  const today = useToday()
  const { id, close } = useOpenPage()
  const open = id === null ? undefined : diary.records.find((entry) => entry.id === id)
  const hasPages = diary.records.length > 0
  useEffect(() => {
    if (!hasPages) return
    const timer = setTimeout(() => fetchEntryPage().catch(() => {}), 1_000)
    return () => clearTimeout(timer)
  }, [hasPages])

  return (
    <>
      {open && (
        <Suspense fallback={<Skeleton label={t('common.loading')} lines={6} />}>
          <EntryPage key={open.id} entry={open} onClose={close} />
        </Suspense>
      )}
      {/* It stays while a page lies open: what is being written there, and the place in the list. */}
      <div hidden={open !== undefined}>
        <DiaryHome diary={diary} today={today} />
      </div>
    </>
  )
}
