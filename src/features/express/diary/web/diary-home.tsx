import { memo } from 'react'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { LockNow } from '#capabilities/vault/web/door/lock-now.tsx'
import { LockOffer } from '#capabilities/vault/web/door/lock-offer.tsx'
import { HoldingNotice } from '#capabilities/vault/web/holding-notice.tsx'
import { KeptHere } from '#capabilities/vault/web/kept-here.tsx'
import { useLock } from '#capabilities/vault/web/lock/lock.ts'
import { NeedsScript } from '#capabilities/vault/web/needs-script.tsx'
import type { RecordsShown } from '#capabilities/vault/web/use-records.ts'
import styles from './diary.module.css'
import { DownloadText } from './download-text.tsx'
import { Pages } from './pages.tsx'
import { WriteEntry } from './write-entry.tsx'

interface Props {
  readonly diary: RecordsShown<'diary'>
  readonly today: string | null
}

export const DiaryHome = memo(function DiaryHome({ diary, today }: Props) {
  const { state } = useLock()
  return (
    <div className={`page ${styles.home}`}>
      <RoomHeader room="express.diary">{state === 'open' && <LockNow />}</RoomHeader>
      <div className="desk">
        <div className={styles.write}>
          <NeedsScript />
          <WriteEntry />
          <HoldingNotice />
          <LockOffer pages={diary.records.length} />
        </div>
        <Pages diary={diary} today={today} />
        <div>
          <KeptHere>
            <DownloadText entries={diary.records} />
          </KeptHere>
        </div>
      </div>
    </div>
  )
})
