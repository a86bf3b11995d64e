import { useEffect, useRef } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { letGoElsewhere, tellSent } from './hand.ts'
import { holdOutAnyway } from './hold-out.ts'
import { fetchHearing, noticeNeed } from './notice-need.ts'

/** Long enough to be a pause in typing, short enough to be noticed in it. */
const pauseInTyping = 180

interface Listening {
  /** Only where what is written stays on the phone, or the card would say what is not so. */
  readonly staysHere?: boolean
}

/**
 * Says what somebody is writing to whoever holds out the hand. What was sent or saved faster than
 * the fingers rested is read too.
 */
export function useCare(text: string, { staysHere = false }: Listening = {}): void {
  const { language } = useLanguage()
  const unread = useRef('')
  const latest = useRef({ text, language, staysHere })
  latest.current = { text, language, staysHere }

  useEffect(() => {
    const before = unread.current
    unread.current = text
    if (text === '') {
      if (before !== '') void noticeNeed(before, language, staysHere)
      return
    }
    void fetchHearing()
    const timer = setTimeout(() => {
      unread.current = ''
      const isStale = () => latest.current.text !== '' && latest.current.text !== text
      void noticeNeed(text, language, staysHere, isStale)
    }, pauseInTyping)
    return () => clearTimeout(timer)
  }, [text, language, staysHere])

  useEffect(() => {
    if (!staysHere) tellSent()
  }, [staysHere])

  useEffect(() => {
    return () => {
      const { language, staysHere } = latest.current
      if (unread.current !== '') void noticeNeed(unread.current, language, staysHere)
      letGoElsewhere()
    }
  }, [])
}

/** The server has read the words too, and may hear what this device did not. */
export function useCareHeard(isHeard: boolean): void {
  const { language } = useLanguage()
  useEffect(() => {
    if (isHeard) holdOutAnyway(language)
  }, [isHeard, language])
}
