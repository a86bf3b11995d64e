import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { eventData } from '../frames.ts'
import type { HeardEvent, RecentEvents } from './recent-events.ts'
import { numberEvents } from './record-event.ts'

const channel = 'live.events'

/** News can be lost and nodes can die before they number: then somebody finds out this way. */
const lookAnywayMillis = 5_000
const shortestPause = 10

export interface CatchUpDependencies {
  readonly store: Store
  readonly pubSub: PubSub
  readonly log: StoreLog
  readonly recentEvents: RecentEvents
  /** Resolves when every stream has been told. `first`: no other node looks after these. */
  readonly heard: (events: readonly HeardEvent[], first: boolean) => Promise<void>
}

export interface CatchUp {
  /** Something may have been recorded. */
  wake(): void
  /** Resolves after a look that began after this call. */
  settled(): Promise<void>
  stop(): void
}

/** Brings what was committed, here or on another node, to mind and to the streams. */
export function createCatchUp(deps: CatchUpDependencies): CatchUp {
  const { store, pubSub, log, recentEvents } = deps
  let wanted = false
  let running = false
  let stopped = false
  let waiting: (() => void)[] = []

  const stopListening = pubSub.subscribe(channel, {
    receive(payload) {
      if (Number(payload) > recentEvents.head()) wake()
    },
    recover: wake,
  })
  const rounds = setInterval(wake, lookAnywayMillis).unref()

  function wake(): void {
    wanted = true
    if (!running && !stopped) void run()
  }

  async function run(): Promise<void> {
    running = true
    while (wanted && !stopped) {
      wanted = false
      const asked = waiting
      waiting = []
      let cost = 0
      try {
        cost = await look()
      } catch (error) {
        log.warn({ err: error }, 'live events could not be read; looking again soon')
      }
      for (const resolve of asked) resolve()
      // Under a flood, many events go out together, and most of the time is left to everything else.
      await pause(Math.max(shortestPause, 2 * cost))
    }
    running = false
  }

  /** Answers how many milliseconds it took to tell the streams. */
  async function look(): Promise<number> {
    const numbered = await numberThem()
    const events = await readEventsAfter(store, recentEvents.head())
    if (events.length === 0) return 0
    if (events.length === mostEventsRead) wanted = true
    for (const event of events) recentEvents.add(event)
    const began = performance.now()
    await deps.heard(events, numbered || store.dialect === 'sqlite')
    return performance.now() - began
  }

  async function numberThem(): Promise<boolean> {
    if (!(await hasUnnumbered(store))) return false
    const last = await store.write(numberEvents, null)
    if (last === null) return false
    wanted = true
    pubSub.publish(channel, String(last)).catch((error) => {
      log.warn({ err: error }, 'the other nodes could not be told of live events')
    })
    return true
  }

  return {
    wake,
    settled() {
      const look = new Promise<void>((resolve) => waiting.push(resolve))
      wake()
      return stopped ? Promise.resolve() : look
    },
    stop() {
      stopped = true
      stopListening()
      clearInterval(rounds)
      for (const resolve of waiting) resolve()
    },
  }
}

/** As many as are handled in one go. */
const mostEventsRead = 1_000

interface Row {
  readonly seq: number | null
  readonly topic: string
  readonly kind: string
  readonly about: string | null
  readonly body: string
}

async function readEventsAfter(store: Store, seq: number): Promise<HeardEvent[]> {
  const rows = await eventRows(store).where('seq', '>', seq).orderBy('seq').execute()
  return rows.map(toHeardEvent)
}

/** The newest, oldest of them first. */
export async function readNewestEvents(store: Store): Promise<HeardEvent[]> {
  const rows = await eventRows(store).where('seq', 'is not', null).orderBy('seq', 'desc').execute()
  return rows.map(toHeardEvent).reverse()
}

/** The last number given, for when there are no events (left). */
export async function readLastNumber(store: Store): Promise<number> {
  const { rows } =
    store.dialect === 'sqlite'
      ? await sql<{ last: number }>`
          SELECT seq AS last FROM sqlite_sequence WHERE name = 'live_events'`.execute(store.read)
      : await sql<{ last: number }>`SELECT last FROM live_head`.execute(store.read)
  return rows[0]?.last ?? 0
}

/** True when an event was committed that has no number yet. */
async function hasUnnumbered(store: Store): Promise<boolean> {
  if (store.dialect === 'sqlite') return false
  const query = store.read.selectFrom('live_events').select('topic').where('seq', 'is', null)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}

function eventRows(store: Store) {
  return store.read
    .selectFrom('live_events')
    .select(['seq', 'topic', 'kind', 'about', 'body'])
    .limit(mostEventsRead)
}

function toHeardEvent({ seq, topic, kind, about, body }: Row): HeardEvent {
  return { seq: seq as number, topic, kind, about, data: eventData(topic, kind, body) }
}
