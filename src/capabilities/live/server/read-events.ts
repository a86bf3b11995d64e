import { sql } from 'kysely'
import type { Store } from '#kit/store/server/store.ts'
import { eventData } from '../frames.ts'
import type { HeardEvent } from './recent-events.ts'

/** As many as are handled in one go. */
export const mostEventsRead = 1_000

interface Row {
  readonly seq: number | null
  readonly topic: string
  readonly kind: string
  readonly about: string | null
  readonly body: string
}

export async function readEventsAfter(store: Store, seq: number): Promise<HeardEvent[]> {
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
export async function hasUnnumbered(store: Store): Promise<boolean> {
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
