import { useEffect, useRef } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import { AskedContacts } from './asked-contacts.tsx'
import { Beginning } from './beginning.tsx'
import { Composer } from './composer.tsx'
import { Lines } from './lines.tsx'
import type { Searcher } from './look-for-somebody.ts'
import { NeedOfFriend } from './need-of-friend.tsx'
import { OfferCard } from './offer-card.tsx'
import { Over } from './over.tsx'
import { Presence } from './presence.tsx'
import { QuickReplies } from './quick-replies.tsx'
import type { Talk } from './talk.ts'
import { TalkHeader } from './talk-header.tsx'
import styles from './talk-sheet.module.css'
import { useFriendHeard } from './use-friend-heard.ts'

/** The sheet two people, or one and a program, write on. It is there before they are. */
export function TalkSheet({ talk, searcher }: { talk: Talk; searcher: Searcher }) {
  const t = useWords<Words>()
  const { phase } = talk
  const isConnected = phase === 'practice' || phase === 'person'
  const isBeginning = phase === 'disconnected' || phase === 'connecting'
  const field = useRef<HTMLTextAreaElement>(null)
  const whoIsThere = useRef<HTMLHeadingElement>(null)
  useFocusWhenConnected(isConnected, field, whoIsThere)
  useFriendHeard(talk)

  return (
    <section className={styles.sheet} aria-label={t('community.chat.talk')} data-phase={phase}>
      {!isBeginning && <TalkHeader talk={talk} searcher={searcher} heading={whoIsThere} />}
      {isBeginning && <Beginning talk={talk} searcher={searcher} />}
      <Lines talk={talk} />
      <div className={styles.below}>
        <OfferCard offer={talk.offer} />
        <Presence talk={talk} />
        {phase === 'over' ? (
          <Over searcher={searcher} />
        ) : (
          <>
            <NeedOfFriend need={talk.friendInNeed} />
            {isConnected && !talk.asked && <QuickReplies replies={talk.friendInNeed?.replies} />}
            <AskedContacts asked={talk.asked} field={field} />
            <Composer isOn={isConnected} isAsked={talk.asked !== null} talk={talk} field={field} />
          </>
        )}
      </div>
    </section>
  )
}

/** Where the fingers are on keys they go on to the field; on glass that would raise a keyboard unasked. */
function useFocusWhenConnected(
  isConnected: boolean,
  field: { readonly current: HTMLElement | null },
  heading: { readonly current: HTMLElement | null },
): void {
  const wasConnected = useRef(isConnected)
  useEffect(() => {
    if (isConnected === wasConnected.current) return
    wasConnected.current = isConnected
    if (!isConnected) return
    const target = matchMedia('(pointer: fine)').matches ? field : heading
    target.current?.focus({ preventScroll: true })
  }, [isConnected, field, heading])
}
