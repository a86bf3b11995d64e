import { Suspense, useEffect } from 'react'
import { useFriendMemory } from '#capabilities/friend-memory/web/use-friend-memory.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { LockedDoor } from '#capabilities/vault/web/door/locked-door.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { info, lock } from '#kit/ui/web/icons.ts'
import { later } from '#kit/web/later.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import styles from './ai-friend.module.css'
import { useBreathing } from './breathing-here.tsx'
import { Starters } from './starters.tsx'
import { TalkLog } from './talk-log.tsx'
import { useTalks } from './talks/use-talks.ts'
import { useShortGlass } from './use-short-glass.ts'
import { useTalk } from './use-talk.ts'
import { WriteMessage } from './write-message.tsx'

/** At the foot of the room; the talk goes first. */
const WhatIRemember = import.meta.env.SSR
  ? (await import('./what-i-remember.tsx')).default
  : later(() => import('./what-i-remember.tsx'))
const TalkMenu = import.meta.env.SSR
  ? (await import('./talks/talk-menu.tsx')).default
  : later(() => import('./talks/talk-menu.tsx'))

export default function AiFriendScreen() {
  const t = useWords<Words & AreaWords>()
  const talks = useTalks()
  const kept = useFriendMemory()
  const talk = useTalk(talks, kept)
  const { id, leavesNothing } = talks.current
  const actions = useActions(id, talk.messages.length > 0)
  const { hasWriter, status } = talk
  const { Offers } = talk.shown
  const breathing = useBreathing(`${id} ${talk.messages.length}`)
  const isShort = useShortGlass()
  const isBusy = status === 'thinking' || status === 'writing'

  function say(text: string) {
    actions?.hush()
    talk.say(text)
  }

  const isFirst = talk.messages.length === 0 && !talk.opening && status === 'idle'
  const starters = isFirst && <Starters onSay={say} />
  const offers = !isFirst && Offers && (
    <Offers offers={talk.offers} onSay={say} onBreathe={breathing.begin} />
  )

  return (
    <div className={`page ${styles.screen}`}>
      <RoomHeader room="heal.ai-friend" />
      {!isShort && starters}
      {talks.isLocked && <LockedDoor isFolded />}
      <TalkLog talk={talk} Actions={actions?.Actions} breathing={breathing}>
        {!isShort && offers}
      </TalkLog>
      <div className={styles.foot}>
        {isShort && (starters || offers)}
        <p className={styles.label}>
          <Icon path={info} size="small" />
          {t(hasWriter ? 'heal.ai-friend.labelModel' : 'heal.ai-friend.label')}
        </p>
        {leavesNothing && (
          <p className={styles.label}>
            <Icon path={lock} size="small" />
            {t('heal.ai-friend.leavesNothingNow')}
          </p>
        )}
        {/* What is typed in a talk that leaves nothing is in no draft either. */}
        <WriteMessage
          key={String(leavesNothing)}
          draft={leavesNothing ? null : 'ai-friend'}
          busy={isBusy}
          onSay={say}
          onWake={talk.wake}
        />
      </div>
      <div className={styles.kept}>
        <PictureBeside of="heal" />
        <div className={styles.menu}>
          <Suspense>
            <TalkMenu talks={talks} />
            <WhatIRemember kept={kept} />
          </Suspense>
        </div>
        <Kept hasWriter={hasWriter} leavesNothing={leavesNothing} />
      </div>
    </div>
  )
}

/** What can be done with the replies of a talk. Who leaves it is read to no more. */
function useActions(talk: string, isBegun: boolean) {
  const { language } = useLanguage()
  const actions = useFetched(
    async () => (await import('./reply/open-actions.tsx')).openActions(language),
    isBegun,
    language,
  ).part
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end of each talk
  useEffect(() => actions?.hush, [actions, talk])
  return actions
}

/** Where the words of this talk stay, and where they go. */
function Kept({ hasWriter, leavesNothing }: { hasWriter: boolean; leavesNothing: boolean }) {
  const t = useWords<Words>()
  if (leavesNothing) return hasWriter && <p>{t('heal.ai-friend.sent')}</p>
  return <p>{t(hasWriter ? 'heal.ai-friend.keptSent' : 'heal.ai-friend.kept')}</p>
}
