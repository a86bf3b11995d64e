import type { LiveEvent } from '#capabilities/live/web/live-event.ts'
import type { ChatEvents } from '../contract.ts'
import { loseOffer, type Searcher, takeIn } from './look-for-somebody.ts'
import { hear, partFrom } from './talk.ts'
import { changeTalk, readTalk } from './talk-store.ts'

type News = {
  [Kind in keyof ChatEvents]: { readonly kind: Kind; readonly body: ChatEvents[Kind] }
}[keyof ChatEvents]

/** Longer than between two tellings of it, so that the dots of a steady writer stay. */
const typingMillis = 4_500
let typing: ReturnType<typeof setTimeout> | undefined

/** What arrives on the visitor's private topic; other tabs of theirs hear the same. */
export function receiveNews({ kind, body }: LiveEvent, searcher: Searcher): void {
  const news = { kind, body } as News
  if (news.kind === 'paired') {
    const { pair, partner } = news.body
    const { language } = searcher
    takeIn({ state: 'paired', language, pair, partner: { ...partner, away: false } })
  } else if (news.kind === 'said') changeTalk((talk) => hear(talk, news.body))
  else if (readTalk().offer?.pair === news.body.pair) {
    if (news.kind === 'ended') loseOffer(searcher)
  } else if (readTalk().phase === 'person' && readTalk().pair === news.body.pair) {
    followPartner(news)
  }
}

function followPartner(news: Exclude<News, { kind: 'paired' | 'said' }>): void {
  if (news.kind === 'typing') showTyping()
  else if (news.kind === 'ended') changeTalk((talk) => partFrom(talk, news.body.reason))
  else changeTalk((talk) => ({ ...talk, isAway: news.kind === 'away', isTyping: false }))
}

function showTyping(): void {
  clearTimeout(typing)
  changeTalk((talk) => ({ ...talk, isTyping: true }))
  typing = setTimeout(() => {
    if (readTalk().phase === 'person') changeTalk((talk) => ({ ...talk, isTyping: false }))
  }, typingMillis)
}
