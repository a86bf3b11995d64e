import type { AsVisitor } from '#capabilities/identity/web/as-visitor.ts'
import type { Language } from '#kit/i18n/language.ts'
import { makeRandomId } from '#kit/web/random-id.ts'
import { wait } from '#kit/web/wait.ts'
import type { ChatState } from '../contract.ts'
import { friendName } from '../friend-name.ts'
import { connectMillis } from '../practice/timing.ts'
import { askChat, unsentBecause, withoutWaiting } from './ask-chat.ts'
import { beginPractice, fetchPractice, stopPractising } from './practise.ts'
import { addLine, endTalk, meet, type Note } from './talk.ts'
import { changeTalk, readTalk } from './talk-store.ts'

/** On whose behalf the server is asked. */
export interface Searcher {
  readonly language: Language
  readonly isSignedIn: boolean
  readonly act: AsVisitor['act']
}

/** Whoever comes is still there for this long after being offered; then they are let go. */
const offerMillis = 60_000
/** Our stream may open after the news of a pair went out: so it is asked for once within the wait. */
const lookAgainMillis = 1_300

/** Counts what was begun and ended, so that a late answer is not taken for one to the latest. */
let turn = 0
let offering: ReturnType<typeof setTimeout> | undefined

/** Two seconds for somebody real to come; then the practice partner is there. */
export async function connect(searcher: Searcher): Promise<void> {
  const own = ++turn
  const isCurrent = () => turn === own && readTalk().phase === 'connecting'
  changeTalk((talk) => ({ ...endTalk(talk), phase: 'connecting' }))
  const fetching = fetchPractice().catch(() => undefined)
  let trouble: Note | undefined
  search(searcher).catch((error) => {
    trouble = unsentBecause(error) === 'offline' ? 'offline' : 'failed'
  })
  setTimeout(() => {
    if (isCurrent() && readTalk().isSearching) void look()
  }, lookAgainMillis)
  await wait(connectMillis)
  const parts = await fetching
  if (!isCurrent()) return
  if (!readTalk().wish || !parts) stopSearching()
  if (parts) beginPractice(parts, trouble ? [trouble] : [])
  else changeTalk((talk) => ({ ...endTalk(talk), unable: true }))
}

/** Asks the server to look; whoever it finds is met, or offered to who practises already. */
export async function search({ act, language }: Searcher): Promise<void> {
  const own = turn
  try {
    const state = await act(async () => {
      if (turn !== own) return undefined
      changeTalk((talk) => ({ ...talk, isSearching: true }))
      return askChat.connect({ language })
    })
    if (turn === own && state) takeIn(state)
    // Whoever hung up meanwhile is not called back.
    else if (state?.state === 'paired') withoutWaiting(askChat.leave({ pair: state.pair }))
  } catch (error) {
    if (turn === own) changeTalk((talk) => ({ ...talk, isSearching: false }))
    throw error
  }
}

async function look(): Promise<void> {
  const state = await askChat.read().catch(() => undefined)
  if (state) takeIn(state)
}

/** What the server says of the visitor; another tab of theirs may be the one it concerns. */
export function takeIn(state: ChatState): void {
  const { phase, pair, isSearching } = readTalk()
  if (state.state !== 'paired') return
  if (phase === 'person' && pair === state.pair) {
    changeTalk((talk) => ({ ...talk, isAway: state.partner.away }))
  } else if (phase === 'connecting') meetPerson(state.pair, 'met')
  else if (phase === 'practice' && isSearching) offer(state.pair)
}

export function meetPerson(pair: string, note: 'met' | 'resumed'): void {
  clearTimeout(offering)
  stopPractising()
  changeTalk((talk) => meet(talk, pair, friendName, note))
}

function offer(pair: string): void {
  clearTimeout(offering)
  offering = setTimeout(declineOffer, offerMillis)
  changeTalk((talk) => ({ ...talk, isSearching: false, offer: { pair, lines: [] } }))
}

export function acceptOffer(): void {
  const { offer: made } = readTalk()
  if (made) meetPerson(made.pair, 'met')
}

/** Whoever says "not now" is not asked again until they switch the search on. */
export function declineOffer(): void {
  const { offer: made } = readTalk()
  clearTimeout(offering)
  if (!made) return
  withoutWaiting(askChat.leave({ pair: made.pair }))
  changeTalk((talk) => ({ ...talk, offer: null, wish: false }))
}

/** They did not wait for an answer; whoever wished for somebody still does. */
export function loseOffer(searcher: Searcher): void {
  clearTimeout(offering)
  changeTalk((talk) => ({
    ...addLine(talk, { kind: 'note', id: makeRandomId(), note: 'passed' }),
    offer: null,
  }))
  if (readTalk().wish) search(searcher).catch(() => {})
}

export function setWish(wish: boolean, searcher: Searcher): void {
  changeTalk((talk) => ({ ...talk, wish }))
  const { phase, isSearching, offer: made } = readTalk()
  if (phase !== 'practice') return
  if (!wish) stopSearching()
  else if (!isSearching && !made) search(searcher).catch(() => {})
}

function stopSearching(): void {
  if (!readTalk().isSearching) return
  changeTalk((talk) => ({ ...talk, isSearching: false }))
  withoutWaiting(askChat.leave({}))
}

/** Ends whatever there is, and forgets it. */
export function endChat(): void {
  turn++
  const { phase, pair, offer: made, isSearching } = readTalk()
  clearTimeout(offering)
  stopPractising()
  changeTalk(endTalk)
  if (phase === 'person' && pair) withoutWaiting(askChat.leave({ pair }))
  if (made) withoutWaiting(askChat.leave({ pair: made.pair }))
  if (isSearching) withoutWaiting(askChat.leave({}))
}
