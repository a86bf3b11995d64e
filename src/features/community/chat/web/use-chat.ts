import { useEffect, useMemo, useRef } from 'react'
import { useAsVisitor } from '#capabilities/identity/web/as-visitor.ts'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { privateTopic } from '#capabilities/live/topic.ts'
import { useLive } from '#capabilities/live/web/use-live.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { askChat } from './ask-chat.ts'
import { loseOffer, meetPerson, type Searcher, search, takeIn } from './look-for-somebody.ts'
import { receiveNews } from './receive-news.ts'
import { sendUnsent } from './say.ts'
import { partFrom, type Talk } from './talk.ts'
import { changeTalk, readTalk, useTalk } from './talk-store.ts'

/** Keeps the talk in step with the server for as long as the screen is open. */
export function useChat(): { talk: Talk; searcher: Searcher } {
  const talk = useTalk()
  const { language } = useLanguage()
  const { state } = useVisitor()
  const { act } = useAsVisitor()
  const isSignedIn = state.status === 'signedIn'
  const searcher = useMemo(() => ({ language, isSignedIn, act }), [language, isSignedIn, act])
  const latest = useRef(searcher)
  latest.current = searcher

  const { phase, isSearching, offer } = talk
  const isListening = phase === 'connecting' || phase === 'person' || isSearching || offer !== null
  useLive(
    isListening && isSignedIn ? [privateTopic] : [],
    (event) => receiveNews(event, latest.current),
    {
      onReset: () => void catchUp(latest.current),
    },
  )

  useEffect(() => {
    if (state.status === 'loading') return
    const look = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void catchUp(latest.current)
    }
    look()
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [state.status])

  // Who changes the language while waiting waits for somebody who speaks the new one.
  const searched = useRef(language)
  useEffect(() => {
    if (searched.current === language) return
    searched.current = language
    if (readTalk().isSearching) search(latest.current).catch(() => {})
  }, [language])

  return { talk, searcher }
}

/** After a break, or in a tab just opened: is there a talk, and is it still the same? */
async function catchUp(searcher: Searcher): Promise<void> {
  const { phase, pair, isSearching, offer } = readTalk()
  const asksAtAll = phase === 'disconnected' ? searcher.isSignedIn : phase !== 'over'
  if (!asksAtAll || phase === 'connecting') return
  if (phase === 'practice' && !isSearching && !offer) return
  const state = await askChat.read().catch(() => undefined)
  if (!state || readTalk().phase !== phase || readTalk().pair !== pair) return
  if (phase === 'disconnected') {
    if (state.state === 'paired') meetPerson(state.pair, 'resumed')
  } else if (phase === 'person') {
    if (state.state === 'paired' && state.pair === pair) {
      takeIn(state)
      sendUnsent()
    } else changeTalk((talk) => partFrom(talk, 'gone'))
  } else if (offer) {
    if (state.state !== 'paired' || state.pair !== offer.pair) loseOffer(searcher)
  } else if (state.state === 'none') search(searcher).catch(() => {})
  else takeIn(state)
}
