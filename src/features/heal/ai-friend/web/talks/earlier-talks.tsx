import { useState } from 'react'
import { nameShortDay } from '#capabilities/days/name-day.ts'
import { dayHere } from '#capabilities/days/web/today.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import { LockedDoor } from '#capabilities/vault/web/door/locked-door.tsx'
import { GoneRow } from '#capabilities/vault/web/gone-row.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { trash } from '#kit/ui/web/icons.ts'
import type { EarlierTalk } from '../../talk/kept-talks.ts'
import styles from './talk-dialog.module.css'
import type { Talks } from './use-talks.ts'
import type { Words } from './words/en.ts'

interface Gone {
  readonly talk: EarlierTalk
  readonly place: number
  putBack(): void
}

/** The talks that are kept, each by its first words; the one deleted last can be brought back. */
export function EarlierTalks({ talks, onOpen }: { talks: Talks; onOpen: (id: string) => void }) {
  const t = useWords<Words>()
  const [gone, setGone] = useState<Gone | null>(null)
  const { earlier } = talks
  const isBack = gone !== null && earlier.some(({ id }) => id === gone.talk.id)
  const shown = gone && !isBack ? earlier.toSpliced(gone.place, 0, gone.talk) : earlier

  function undo() {
    gone?.putBack()
    setGone(null)
  }

  if (talks.isLocked) return <LockedDoor isFolded />
  return (
    <section className={styles.earlier}>
      <h3>{t('heal.ai-friend.earlier')}</h3>
      {shown.length === 0 && <p className={styles.quiet}>{t('heal.ai-friend.noneEarlier')}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list" className={styles.talks}>
        {shown.map((talk) => (
          <li key={talk.id}>
            {gone?.talk === talk ? (
              <GoneRow onUndo={undo} />
            ) : (
              <TalkRow
                talk={talk}
                isCurrent={talk.id === talks.current.id}
                onOpen={() => onOpen(talk.id)}
                onRemove={() =>
                  setGone({ talk, place: earlier.indexOf(talk), putBack: talks.remove(talk.id) })
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TalkRowProps {
  readonly talk: EarlierTalk
  readonly isCurrent: boolean
  onOpen(): void
  onRemove(): void
}

function TalkRow({ talk, isCurrent, onOpen, onRemove }: TalkRowProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { calendar } = useCalendar(language)
  const day = nameShortDay(dayHere(talk.at), calendar, language)
  return (
    <div className={styles.talk}>
      <button
        type="button"
        className={styles.open}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        <span dir="auto">{talk.begins}</span>
        <span className={styles.quiet}>
          {day}
          {isCurrent && ` · ${t('heal.ai-friend.thisTalk')}`}
        </span>
      </button>
      <IconButton
        icon={trash}
        label={t('heal.ai-friend.deleteTalk', { begins: talk.begins })}
        onClick={onRemove}
      />
    </div>
  )
}
