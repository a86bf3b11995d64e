import { useDeferredValue, useMemo, useState } from 'react'
import { groupByDate } from '#capabilities/days/lay-month.ts'
import { nameDay } from '#capabilities/days/name-day.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import { LockedDoor } from '#capabilities/vault/web/door/locked-door.tsx'
import type { RecordsShown } from '#capabilities/vault/web/use-records.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { EmptyState } from '#kit/ui/web/empty-state.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { close } from '#kit/ui/web/icons.ts'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import { useMedia } from '#kit/web/use-media.ts'
import { searchEntries } from '../entries/search-entries.ts'
import type { Words } from '../words/en.ts'
import styles from './diary.module.css'
import { EntryList } from './entry-list.tsx'
import { SearchField } from './search-field.tsx'
import { useFoldingAhead } from './use-folding-ahead.ts'

interface Props {
  readonly diary: RecordsShown<'diary'>
  readonly today: string | null
}

/** What was written so far: to leaf through, to search, to find by its day. */
export function Pages({ diary, today }: Props) {
  const { language, t: shared } = useLanguage()
  const t = useWords<Words & { 'common.kept.loading': string; 'common.kept.failed': string }>()
  const { calendar } = useCalendar(language)
  // A save answers the finger first; thousands of pages are leafed through a moment later.
  const { records, status, whole } = useDeferredValue(diary)
  const [query, setQuery] = useState('')
  const [day, setDay] = useState<string | null>(null)
  // The letters appear at once; the list follows when the phone has a moment.
  const wanted = useDeferredValue(query)
  const byDate = useMemo(() => groupByDate(records), [records])
  const found = useMemo(
    () => searchEntries(day === null ? records : (byDate.get(day) ?? []), wanted),
    [records, byDate, day, wanted],
  )
  useFoldingAhead(records, whole)
  const isWide = useMedia('(min-width: 64rem)')
  // An empty month is not shown on a phone, and so not fetched for it.
  const month = useFetched(() => import('./days.tsx'), isWide || records.length > 0)

  if (status === 'locked') {
    return (
      <div className={styles.pages}>
        <LockedDoor mayWrite />
      </div>
    )
  }
  if (status === 'loading') {
    return (
      <div className={styles.pages}>
        <Skeleton label={t('common.kept.loading')} lines={6} />
      </div>
    )
  }
  return (
    <>
      <section className={styles.pages} aria-labelledby="diary-pages">
        <h2 id="diary-pages">{t('express.diary.entries')}</h2>
        {status === 'failed' && (
          <ErrorState
            message={t('common.kept.failed')}
            retryLabel={shared('common.tryAgain')}
            onRetry={diary.retry}
          />
        )}
        {records.length === 0 && status === 'ready' && (
          <EmptyState text={t('express.diary.empty')} example={t('express.diary.emptyExample')} />
        )}
        {records.length > 0 && (
          <>
            <SearchField query={query} onChange={setQuery} />
            {day !== null && (
              <p className={styles.filter}>
                <span>{t('express.diary.ofDay', { day: nameDay(day, calendar, language) })}</span>
                <Button kind="plain" icon={close} onClick={() => setDay(null)}>
                  {t('express.diary.allDays')}
                </Button>
              </p>
            )}
            <p className={styles.count} role="status">
              {sayCount(wanted !== '' ? 'found' : 'count', found.length)}
            </p>
            <EntryList key={`${wanted} ${day}`} entries={found} />
          </>
        )}
      </section>
      {today && status === 'ready' && (
        <aside
          className={`beside ${styles.days}`}
          data-empty={byDate.size === 0 || undefined}
          data-coming={!(month.part || month.isFailed) || undefined}
          aria-label={t('express.diary.byDay')}
        >
          {month.part && (
            <month.part.Days byDate={byDate} today={today} chosen={day} onChoose={setDay} />
          )}
        </aside>
      )}
    </>
  )

  function sayCount(what: 'found' | 'count', n: number): string {
    return n === 0 ? t('express.diary.foundNone') : t(`express.diary.${what}`, { n })
  }
}
