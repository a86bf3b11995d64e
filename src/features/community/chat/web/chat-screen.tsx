import { useRef } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { DhakaStrip } from '#kit/ui/web/dhaka-strip.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import styles from './chat.module.css'
import { HowItGoes } from './how-it-goes.tsx'
import { TalkSheet } from './talk-sheet.tsx'
import { useChat } from './use-chat.ts'
import { useVisiblePart } from './use-visible-part.ts'

export default function ChatScreen() {
  const t = useWords<Words & AreaWords>()
  const { talk, searcher } = useChat()
  const room = useRef<HTMLDivElement>(null)
  const isTalking = talk.phase !== 'disconnected' && talk.phase !== 'connecting'
  useVisiblePart(room)

  return (
    <div ref={room} className={`page ${styles.room}`} data-talking={isTalking || undefined}>
      <div className={styles.intro}>
        <h1 tabIndex={-1}>{t('community.chat.title')}</h1>
        <p className={styles.lead}>{t('community.chat.lead')}</p>
        <DhakaStrip length="short" />
      </div>
      <TalkSheet talk={talk} searcher={searcher} />
      <HowItGoes />
    </div>
  )
}
