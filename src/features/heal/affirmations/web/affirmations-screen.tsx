import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import styles from './affirmations.module.css'
import { AskedSentence } from './asked-sentence.tsx'
import { TodaysSentence } from './todays-sentence.tsx'

export default function AffirmationsScreen() {
  return (
    <div className="page room">
      <RoomHeader room="heal.affirmations" />
      <div className={`desk ${styles.desk}`}>
        <AskedSentence />
        <TodaysSentence />
      </div>
    </div>
  )
}
