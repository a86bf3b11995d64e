import { useMemo, useState } from 'react'
import { useToday } from '#capabilities/days/web/today.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { moodsByDay } from '#capabilities/moods/moods-by-day.ts'
import { LockedDoor } from '#capabilities/vault/web/door/locked-door.tsx'
import { HoldingNotice } from '#capabilities/vault/web/holding-notice.tsx'
import { KeptHere } from '#capabilities/vault/web/kept-here.tsx'
import { NeedsScript } from '#capabilities/vault/web/needs-script.tsx'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import type { Words } from '../words/en.ts'
import styles from './mood.module.css'
import { MoodMonth } from './mood-month.tsx'
import { PickMood } from './pick-mood.tsx'

export default function MoodScreen() {
  const { t: shared } = useLanguage()
  const t = useWords<Words & { 'common.kept.failed': string; 'common.kept.loading': string }>()
  const moods = useRecords('moods')
  const today = useToday()
  const [chosen, setChosen] = useState<string | null>(null)
  const byDate = useMemo(() => moodsByDay(moods.records), [moods.records])
  const day = chosen ?? today

  return (
    <div className={`page ${styles.mood}`}>
      <RoomHeader room="heal.mood" />
      <div className="desk">
        <div className={styles.pick}>
          <NeedsScript />
          {moods.status === 'failed' && (
            <ErrorState
              message={t('common.kept.failed')}
              retryLabel={shared('common.tryAgain')}
              onRetry={moods.retry}
            />
          )}
          <PickMood
            key={day}
            day={day}
            today={today}
            last={day === null ? undefined : byDate.get(day)?.at(-1)}
            onToday={() => setChosen(null)}
          />
          <HoldingNotice />
        </div>
        {moods.status === 'locked' ? (
          <div className={`beside ${styles.month}`}>
            <LockedDoor mayWrite />
          </div>
        ) : today && moods.status !== 'loading' ? (
          <MoodMonth byDate={byDate} today={today} chosen={day} onChoose={setChosen} />
        ) : (
          <div className={`beside ${styles.month}`}>
            <Skeleton label={t('common.kept.loading')} lines={6} />
          </div>
        )}
        <KeptHere />
      </div>
    </div>
  )
}
