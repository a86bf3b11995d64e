import type { Live } from '#capabilities/live/server/create-live.ts'
import type { ReportReason } from '#capabilities/moderation/report-reasons.ts'
import type { Clock } from '#kit/clock.ts'
import type { Language } from '#kit/i18n/language.ts'
import { newId } from '#kit/store/server/new-id.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { hearForOthers } from '#knowledge/hearing/hear.ts'
import type { ChatEvents, ChatMessage, ChatState } from '../contract.ts'
import { friendName } from '../friend-name.ts'
import { maskContacts } from '../mask-contacts.ts'
import { connect } from './connect.ts'
import { leave } from './end-talk.ts'
import { readKnown, readStanding } from './read-chat.ts'
import { refuseHarm } from './refuse-harm.ts'
import { reportPartner } from './report-partner.ts'
import { createTell } from './tell-visitor.ts'
import { type ChatPace, usualPace, watchPresence } from './watch-presence.ts'

export interface ChatDependencies {
  readonly store: Store
  readonly live: Live
  readonly pubSub: PubSub
  readonly clock: Clock
  readonly log: StoreLog
  /** How soon it notices who is away; the usual one where none is given. */
  readonly pace?: ChatPace | undefined
}

interface Said {
  readonly text: string
  readonly id: string | undefined
  readonly contactsKept: boolean
}

export interface Chat {
  status(visitorId: string): Promise<ChatState>
  connect(visitorId: string, language: Language): Promise<ChatState>
  /** Undefined when there is nobody to say it to. */
  say(visitorId: string, said: Said): Promise<ChatMessage | undefined>
  /** False when there is nobody to see it. */
  type(visitorId: string): Promise<boolean>
  leave(visitorId: string, how: { block: boolean; pairId: string | null }): Promise<void>
  /** For somebody who goes for good: the other is told as when they leave. */
  onVisitorLeaves(visitorId: string): Promise<void>
  /** Answers how many messages went with it. */
  report(visitorId: string, report: ReportOfPartner): Promise<number>
  /** Ends what nobody comes back to; a timer does it too. */
  sweep(): Promise<void>
  stop(): void
}

interface ReportOfPartner {
  readonly reason: ReportReason
  readonly withMessages: boolean
  readonly pairId: string | null
}

/** As many as show what it was about. */
const mostReported = 10
/** A poll every few seconds keeps a place too, without a write for each. */
const renewAfterMillis = 10_000

export function createChat(deps: ChatDependencies): Chat {
  const { store, live, clock } = deps

  const tell = createTell(deps)
  const presence = watchPresence({ ...deps, tell, pace: deps.pace ?? usualPace })

  async function status(visitorId: string): Promise<ChatState> {
    const standing = await readStanding(store.read, visitorId)
    if (!standing || standing.deserted) return { state: 'none' }
    if (clock.now() - standing.seenAt > renewAfterMillis || standing.awayAt !== null) {
      await presence.renew(visitorId, standing.awayAt !== null)
    }
    const { language, talk } = standing
    if (!talk) return { state: 'waiting', language }
    return paired(talk.pairId, language, talk.partnerAway)
  }

  async function leaveTalk(
    visitorId: string,
    { block, pairId }: { block: boolean; pairId: string | null },
  ): Promise<void> {
    const input = { identityId: visitorId, block, pairId, at: clock.now() }
    for (const parted of await store.write(leave, input)) {
      await tell(parted.identityId, 'ended', { pair: parted.pairId, reason: 'left' })
    }
  }

  return {
    status,

    async connect(visitorId, language) {
      const at = clock.now()
      const found = await store.write(connect, {
        identityId: visitorId,
        language,
        at,
        pairId: newId(at),
      })
      if (found.state === 'waiting') return found
      const { pairId, partnerId, partnerAway } = found
      const state = paired(pairId, found.language, partnerAway)
      if (found.met) {
        const { pair, partner } = state
        const body = { pair, partner: { kind: partner.kind, name: partner.name } }
        await Promise.all([partnerId, visitorId].map((who) => tell(who, 'paired', body)))
      }
      return state
    },

    async say(visitorId, { text, id, contactsKept }) {
      const talk = (await readStanding(store.read, visitorId))?.talk
      if (!talk) return undefined
      refuseHarm(hearForOthers(text))
      const now = clock.now()
      const masked = maskContacts(text)
      const message = {
        id: id ?? newId(now),
        text: masked.text,
        covered: masked.count,
        ...(contactsKept && masked.count > 0 && { asWritten: text }),
        at: new Date(now).toISOString(),
      }
      const pass = (who: string, from: 'me' | 'friend') =>
        live.privately.tell(who, {
          id: message.id,
          kind: 'said',
          body: { pair: talk.pairId, ...message, from },
        })
      // A failure here is the sender's to know: the words are still in the field.
      await Promise.all([pass(talk.partnerId, 'friend'), pass(visitorId, 'me')])
      return { ...message, from: 'me' }
    },

    async type(visitorId) {
      const talk = (await readStanding(store.read, visitorId))?.talk
      if (!talk) return false
      await live.privately.mention(talk.partnerId, { kind: 'typing', body: { pair: talk.pairId } })
      return true
    },

    leave: leaveTalk,

    async onVisitorLeaves(visitorId) {
      try {
        // Most who go are in no talk: a read is cheaper than a write.
        const [known] = await readKnown(store.read, [visitorId])
        if (known) await leaveTalk(visitorId, { block: false, pairId: null })
      } catch (error) {
        deps.log.warn({ err: error }, 'a talk of somebody who is gone ends with the next sweep')
      }
    },

    async report(visitorId, { reason, withMessages, pairId }) {
      const at = clock.now()
      const pair = pairId ?? (await readStanding(store.read, visitorId))?.talk?.pairId ?? null
      const messages = withMessages ? recentMessages(visitorId, pair) : []
      await store.write(reportPartner, {
        id: newId(at),
        identityId: visitorId,
        pairId: pair,
        reason,
        at,
        messages: withMessages ? JSON.stringify(messages) : null,
      })
      return messages.length
    },

    sweep: presence.sweep,
    stop: presence.stop,
  }

  /** From the memory of this node, as the reporter was shown them, and not from the reporter. */
  function recentMessages(visitorId: string, pair: string | null) {
    return live.privately
      .recent(visitorId)
      .filter(({ kind }) => kind === 'said')
      .map(({ body }) => JSON.parse(body) as ChatEvents['said'])
      .filter((message) => message.pair === pair)
      .slice(-mostReported)
      .map(({ from, text, asWritten, at }) => ({ from, text: asWritten ?? text, at }))
  }
}

function paired(pair: string, language: Language, away: boolean) {
  const partner = { kind: 'person' as const, name: friendName[language], away }
  return { state: 'paired' as const, language, pair, partner }
}
