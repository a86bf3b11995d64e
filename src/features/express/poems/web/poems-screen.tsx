import { useState } from 'react'
import { useCareHeard } from '#capabilities/care/web/use-care.ts'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { HoldingNotice } from '#capabilities/vault/web/holding-notice.tsx'
import { NotOpened } from '#capabilities/vault/web/not-opened.tsx'
import { useFavourites } from '#capabilities/vault/web/use-favourites.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import { PoemForm } from './poem-form.tsx'
import { PoemSheet } from './poem-sheet.tsx'
import styles from './poems.module.css'

export default function PoemsScreen() {
  const composing = useComposing('poem')
  const kept = useFavourites('poem')
  const keptPoems = useFetched(() => import('./kept-poems.tsx'), kept.favourites.length > 0)
  const [topic, setTopic] = useState('')
  // A topic can be a cry: the poem comes, and with it the way to somebody who listens.
  useCareHeard(composing.care)
  return (
    <div className={`page ${styles.screen}`}>
      <RoomHeader room="express.poems" />
      <div className="desk">
        <PoemForm
          isWriting={composing.status === 'writing'}
          onWrite={(input) => {
            setTopic(input.topic.trim())
            composing.start(input)
          }}
          onRefuse={composing.clear}
        />
        <PoemSheet composing={composing} topic={topic} kept={kept} />
      </div>
      <HoldingNotice />
      <NotOpened {...kept} />
      {kept.favourites.length > 0 && keptPoems.part && <keptPoems.part.KeptPoems kept={kept} />}
    </div>
  )
}
