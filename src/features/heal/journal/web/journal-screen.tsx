import { Suspense } from 'react'
import { useToday } from '#capabilities/days/web/today.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { LockOffer } from '#capabilities/vault/web/door/lock-offer.tsx'
import { LockedDoor } from '#capabilities/vault/web/door/locked-door.tsx'
import { HoldingNotice } from '#capabilities/vault/web/holding-notice.tsx'
import { KeptHere } from '#capabilities/vault/web/kept-here.tsx'
import { NeedsScript } from '#capabilities/vault/web/needs-script.tsx'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { EmptyState } from '#kit/ui/web/empty-state.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import { later } from '#kit/web/later.ts'
import type { Words } from '../words/en.ts'
import styles from './journal.module.css'
import { NoteList } from './note-list.tsx'
import { useSamples } from './use-samples.ts'
import { WriteNote } from './write-note.tsx'

/** They are of what was kept: the paper to write on goes first. */
const Insights = import.meta.env.SSR
  ? (await import('./insights.tsx')).default
  : later(() => import('./insights.tsx'))

export default function JournalScreen() {
  const { t: shared } = useLanguage()
  const t = useWords<Words & { 'common.kept.failed': string; 'common.kept.loading': string }>()
  const journal = useRecords('journal')
  const today = useToday()
  const { samples, clear } = useSamples(today)
  const toast = useToast()
  const own = journal.records
  const isSample = own.length === 0 && samples.length > 0 && journal.status === 'ready'
  const notes = isSample ? samples : own

  return (
    <div className={`page ${styles.journal}`}>
      <RoomHeader room="heal.journal" />
      <div className="desk">
        <div className={styles.write}>
          <NeedsScript />
          <WriteNote />
          <HoldingNotice />
          <LockOffer pages={own.length} />
        </div>
        {journal.status === 'locked' ? (
          <div className={styles.notes}>
            <LockedDoor mayWrite />
          </div>
        ) : journal.status === 'loading' || !today ? (
          <div className={styles.notes}>
            <Skeleton label={t('common.kept.loading')} lines={6} />
          </div>
        ) : (
          <>
            <section className={styles.notes} aria-labelledby="journal-recent">
              <h2 id="journal-recent">{t('heal.journal.recent')}</h2>
              {journal.status === 'failed' && (
                <ErrorState
                  message={t('common.kept.failed')}
                  retryLabel={shared('common.tryAgain')}
                  onRetry={journal.retry}
                />
              )}
              {isSample && (
                <div className={styles.samples}>
                  <SourceLabel source="sample">{t('heal.journal.samples')}</SourceLabel>
                  <Button
                    kind="plain"
                    onClick={() => {
                      clear()
                      toast({ text: t('heal.journal.samplesCleared') })
                    }}
                  >
                    {t('heal.journal.clearSamples')}
                  </Button>
                </div>
              )}
              {notes.length === 0 && journal.status === 'ready' && (
                <EmptyState
                  text={t('heal.journal.empty')}
                  example={t('heal.journal.emptyExample')}
                />
              )}
              <NoteList notes={notes} areSamples={isSample} />
            </section>
            {notes.length > 0 && (
              <Suspense>
                <Insights notes={notes} areSamples={isSample} />
              </Suspense>
            )}
          </>
        )}
        <KeptHere />
        <PictureBeside of="heal" />
      </div>
    </div>
  )
}
