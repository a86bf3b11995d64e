import { useRef } from 'react'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import styles from './chat.module.css'
import { HowItGoes } from './how-it-goes.tsx'
import { TalkSheet } from './talk-sheet.tsx'
import { useChat } from './use-chat.ts'
import { useVisiblePart } from './use-visible-part.ts'

export default function ChatScreen() {
  const { talk, searcher } = useChat()
  const room = useRef<HTMLDivElement>(null)
  const isTalking = talk.phase !== 'disconnected' && talk.phase !== 'connecting'
  useVisiblePart(room)

  return (
    <div ref={room} className={`page ${styles.room}`} data-talking={isTalking || undefined}>
      <div className={styles.intro}>
        <RoomHeader room="community.chat" />
      </div>
      <TalkSheet talk={talk} searcher={searcher} />
      <HowItGoes />
    </div>
  )
}
