import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import type { HelpPlace } from '#knowledge/help/help-place.ts'
import type { Letters, Memory, Reply, TalkClock } from '#knowledge/talking/talk.ts'
import { type Message, turnsOf } from '../talk/history.ts'
import type { FindNumbers } from '../talk/numbers-in-text.ts'
import { fetchListener } from './fetch-listener.ts'
import type { Keeping, ListenerHere } from './listen-here.ts'

export interface Answered {
  readonly reply: Reply
  /** Where the phone was when it was given. */
  readonly place: HelpPlace
  /** The visitor has not said anything since the last long silence. */
  readonly isNew: boolean
  readonly keeping: Keeping
}

interface ShownWithReplies extends Pick<ListenerHere, 'Offers'> {
  /** Finds those that can be called where the phone is. */
  readonly numbers: FindNumbers
}

export interface Listening {
  /** Once somebody listens. */
  readonly shown: Partial<ShownWithReplies>
  /** Somebody is about to write. */
  wake(): void
  answer(messages: readonly Message[], putBack?: readonly string[]): Promise<Answered>
}

/** Answers on this phone, in the language, the letters and the place of whoever is here. */
export function useListener(memory: Memory, letters: Letters | undefined): Listening {
  const { language } = useLanguage()
  const [shown, setShown] = useState<Partial<ShownWithReplies>>({})
  const latest = useRef({ language, letters, memory })
  latest.current = { language, letters, memory }
  const isHere = useIsHere()

  const wake = useCallback(() => {
    fetchListener().catch(() => {})
  }, [])

  const answer = useCallback(
    async (messages: readonly Message[], putBack: readonly string[] = []) => {
      const listener = await fetchListener()
      const { memory, ...voice } = latest.current
      const place = listener.place()
      if (isHere.current) {
        setShown({ numbers: listener.numbersIn(place), Offers: listener.Offers })
      }
      const transcript = { turns: turnsOf(messages), putBack, place, ...voice }
      const clock: TalkClock = { now: Date.now(), zone: ownZone() }
      const reply = await listener.answer(transcript, memory, clock)
      const isNew = !listener.isUnderWay(transcript, clock.now)
      return { reply, place, isNew, keeping: listener.keeping }
    },
    [isHere],
  )

  return { shown, wake, answer }
}

function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
