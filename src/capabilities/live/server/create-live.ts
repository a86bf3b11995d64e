import { randomUUID } from 'node:crypto'
import type { Clock } from '#kit/clock.ts'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { eventData, messageFrame } from '../frames.ts'
import { writePlace } from '../place.ts'
import { createCatchUp } from './catch-up.ts'
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts'
import { createHousekeeping } from './housekeeping.ts'
import { createListening, type Listening } from './listening.ts'
import { createMissedHearts } from './missed-hearts.ts'
import { createPresence, type Presence } from './presence.ts'
import { createPrivateLine, type PrivateLine } from './private-line.ts'
import { readLastNumber, readNewestEvents } from './read-events.ts'
import { createStreams } from './streams.ts'
import { createTail } from './tail.ts'
import { createHeartTicker, type HeartTicker } from './ticker.ts'
import { createTopics, type Topics } from './topics.ts'
import { wakeAfterWrites } from './wake-after-writes.ts'

export interface LiveDependencies {
  readonly store: Store
  readonly pubSub: PubSub
  readonly clock: Clock
  readonly log: StoreLog
  /** From 0 up to 1. */
  readonly random: () => number
}

export interface Live {
  /** The store every room should write through: what it records is then told at once. */
  readonly store: Store
  /** Every room adds what can be heard from it. */
  readonly topics: Topics
  readonly hearts: HeartTicker
  readonly privately: PrivateLine
  readonly sessions: EndedSessions
  readonly presence: Presence
  readonly listening: Listening
  /**
   * The place to start listening from for a page that is about to be read from
   * the tables: taken before reading, so that nothing falls between the two.
   */
  place(): string
  /** The same with the moment, so that the hearts it was read with are not told again. */
  placeNow(): string
  statistics(): { readonly streams: number; readonly cutOff: number }
  /** Asks everybody to come back, which will be to another node, and ends. */
  stop(): Promise<void>
}

/** What this node tells its visitors while they look. */
export async function createLive(deps: LiveDependencies): Promise<Live> {
  const { store, pubSub, clock, log } = deps
  const node = randomUUID().slice(0, 8)
  const known = await readNewestEvents(store)
  const tail = createTail(known[0] ? known[0].seq - 1 : await readLastNumber(store))
  for (const event of known) tail.add(event)

  const topics = createTopics()
  const presence = createPresence()
  const streams = createStreams(clock, presence.notice)
  const housekeeping = createHousekeeping({ store, clock, log })
  housekeeping.noteReplaced(known)
  const catchUp = createCatchUp({
    ...{ store, pubSub, log, tail },
    async heard(events, first) {
      await streams.tellAll(events)
      if (first) housekeeping.noteReplaced(events)
    },
  })
  const hearts = createHeartTicker({
    ...{ pubSub, log, node },
    deliver(topic, kind, bodies) {
      const frames = bodies.map((body) =>
        messageFrame(eventData(topic, kind, JSON.stringify(body))),
      )
      return streams.tellTopic(topic, frames.join(''))
    },
  })
  const privately = createPrivateLine({ pubSub, clock, streams })
  const { whispers } = privately
  const ended = createEndedSessions({ ...{ store, pubSub, clock, log }, streams, whispers })
  const missedHearts = createMissedHearts({ topics, ticker: hearts, log })
  const listening = createListening({
    ...{ ...deps, tail, streams, catchUp, missedHearts, ended, privately },
  })

  return {
    store: wakeAfterWrites(store, catchUp.wake),
    topics,
    hearts,
    privately,
    sessions: ended,
    presence,
    listening,
    place: () => String(tail.head()),
    placeNow: () => writePlace(tail.head(), undefined, clock.now()),
    statistics: streams.statistics,
    async stop() {
      hearts.stop()
      privately.stop()
      ended.stop()
      catchUp.stop()
      housekeeping.stop()
      await listening.stop()
      streams.stop()
    },
  }
}
