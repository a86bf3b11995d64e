import { inBatches } from '#kit/batches.ts'
import type { Clock } from '#kit/clock.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { eventData, messageFrame } from '../frames.ts'
import { createCatchUp, readLastNumber, readNewestEvents } from './catch-up.ts'
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createListening, type Listening } from './listening.ts'
import { createPresence, type Presence } from './presence.ts'
import { createPrivateLine, type PrivateLine } from './private-events.ts'
import { createRecentEvents, type HeardEvent } from './recent-events.ts'
import { createStreams } from './streams.ts'
import { createTopics, type Topics } from './topics.ts'

export interface LiveDependencies {
  readonly store: Store
  readonly pubSub: PubSub
  readonly clock: Clock
  readonly log: StoreLog
  /** From 0 up to 1. */
  readonly random: () => number
  /** Of these sessions, those that have not ended. */
  readonly whichAreOpen: (sessionHashes: readonly string[]) => Promise<ReadonlySet<string>>
}

export interface Live {
  /** Every room adds what can be heard from it. */
  readonly topics: Topics
  readonly privately: PrivateLine
  readonly sessions: EndedSessions
  readonly presence: Presence
  readonly listening: Listening
  /** Called with what was recorded, here or on another node, before anybody can hear of it. */
  whenHeard(listener: (events: readonly HeardEvent[]) => void): void
  /**
   * Tells who listens on this node at this moment, and nobody later: for what a recorded event
   * follows. Resolves when all of them were told.
   */
  mention(topic: string, kind: string, bodies: readonly unknown[]): Promise<void>
  /**
   * Takes back what was told about things, without telling anybody: nobody hears of it from here on,
   * on any node. What is written of it a command deletes (`forget-events.ts`).
   */
  forget(things: readonly Thing[]): Promise<void>
  /** Called on every node with what was taken back. */
  whenForgotten(listener: (things: readonly Thing[]) => void): void
  /**
   * The place to start listening from for a page that is about to be read from
   * the tables: taken before reading, so that nothing falls between the two.
   */
  place(): string
  statistics(): { readonly streams: number; readonly cutOff: number }
  /** Asks everybody to come back, which will be to another node, and ends. */
  stop(): Promise<void>
}

interface Thing {
  readonly topic: string
  readonly about: string
}

const forgetting = 'live.forget'
/** What one piece of news holds. */
const forgottenTogether = 50

/** What this node tells its visitors while they look. */
export async function createLive(deps: LiveDependencies): Promise<Live> {
  const { store, pubSub, clock, log } = deps
  const known = await readNewestEvents(store)
  const recentEvents = createRecentEvents(known[0] ? known[0].seq - 1 : await readLastNumber(store))
  for (const event of known) recentEvents.add(event)

  const listeners: ((events: readonly HeardEvent[]) => void)[] = []
  const topics = createTopics()
  const presence = createPresence()
  const streams = createStreams(presence.notice)
  const housekeeping = createHousekeeping({ store, clock, log })
  housekeeping.noteReplaced(known)
  const catchUp = createCatchUp({
    store,
    pubSub,
    log,
    recentEvents,
    async heard(events, first) {
      for (const listener of listeners) listener(events)
      await streams.tellAll(events)
      if (first) housekeeping.noteReplaced(events)
    },
  })
  // No room has to remember to say that it recorded something. Looking for nothing costs one small
  // query, at most a hundred a second.
  const stopWaking = store.onWritten(catchUp.wake)
  const forgetListeners: ((things: readonly Thing[]) => void)[] = []
  const stopForgetting = pubSub.subscribe(forgetting, {
    receive(payload) {
      const things = JSON.parse(payload) as readonly Thing[]
      for (const { topic, about } of things) recentEvents.forget(topic, about)
      for (const listener of forgetListeners) listener(things)
    },
  })
  const privately = createPrivateLine({ pubSub, clock, streams })
  const { privateEvents } = privately
  const ended = createEndedSessions({ ...deps, streams, privateEvents })
  const listening = createListening({
    ...deps,
    recentEvents,
    streams,
    catchUp,
    ended,
    privateEvents,
  })

  return {
    topics,
    privately,
    sessions: ended,
    presence,
    listening,
    whenHeard: (listener) => void listeners.push(listener),
    whenForgotten: (listener) => void forgetListeners.push(listener),
    async forget(things) {
      for (const some of inBatches(things, forgottenTogether)) {
        await pubSub.publish(forgetting, JSON.stringify(some))
      }
    },
    mention(topic, kind, bodies) {
      const frames = bodies.map((body) =>
        messageFrame(eventData(topic, kind, JSON.stringify(body))),
      )
      return streams.tellTopic(topic, frames.join(''))
    },
    place: () => String(recentEvents.head()),
    statistics: streams.statistics,
    async stop() {
      stopWaking()
      stopForgetting()
      privately.stop()
      ended.stop()
      catchUp.stop()
      housekeeping.stop()
      await listening.stop()
      streams.stop()
    },
  }
}
