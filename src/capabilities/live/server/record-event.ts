import {
  type AnyCommand,
  defineCommand,
  defineCrowdedCommand,
  placesFor,
  rowsOfText,
  type Unit,
  type WriteContext,
} from '#kit/store/server/store.ts'
import { topicPattern } from '../topic.ts'

/** Something that happened and that open screens should show. Nothing in it may name a visitor. */
export interface LiveEvent {
  readonly topic: string
  readonly kind: string
  readonly body: unknown
  /**
   * The id of the thing it is about, if every event about that thing stands alone
   * (a post, then its removal; a poll's totals, then newer totals). Who comes back
   * is then told the last one only, and the older ones are deleted within seconds:
   * the words of a removed post must not stay behind in a list of events.
   */
  readonly about?: string
}

/**
 * Records an event inside the caller's command: both happen or neither does.
 *
 * The number that orders events is not given here. On Postgres transactions
 * commit in another order than they take numbers, and a reader that has seen 8
 * would never look for a 7 that appears later; holding a lock from here to the
 * commit would cure that and let only one command of the whole product commit at
 * a time. So events are numbered after their commit, many at once (`number-events.ts`).
 * On SQLite commands do run one after the other, and the row's own number serves.
 */
export function* recordEvent(event: LiveEvent, context: WriteContext): Unit<void> {
  yield* recordEvents([event], context)
}

export function* recordEvents(events: readonly LiveEvent[], _context: WriteContext): Unit<void> {
  if (events.length === 0) return
  const places = placesFor(events, '(?, ?, ?, ?)')
  yield* rowsOfText(
    `INSERT INTO live_events (topic, kind, about, body) VALUES ${places}`,
    events.flatMap(parametersOf),
  )
}

function parametersOf({ topic, kind, about, body }: LiveEvent): (string | null)[] {
  if (!topicPattern.test(topic)) throw new RangeError(`Nobody can hear of "${topic}"`)
  return [topic, kind, about ?? null, JSON.stringify(body)]
}

/**
 * Two nodes that number at the same time meet on the rows (locked in one order)
 * and then on the head: the later one waits for the earlier one's commit, leaves
 * out what that one numbered (`seq IS NULL` is looked at again after the wait,
 * which READ COMMITTED does) and counts on from where it ended. So numbers
 * become visible in their order, and a reader never has to look back.
 */
const numberAll = `
  WITH pending AS (
    SELECT entry FROM live_events WHERE seq IS NULL ORDER BY entry LIMIT 1000 FOR UPDATE
  ), placed AS (
    SELECT entry, row_number() OVER (ORDER BY entry) AS place FROM pending
  ), moved AS (
    UPDATE live_head SET last = last + (SELECT count(*) FROM pending)
    WHERE (SELECT count(*) FROM pending) > 0
    RETURNING last - (SELECT count(*) FROM pending) AS before
  )
  UPDATE live_events SET seq = moved.before + placed.place
  FROM placed, moved WHERE live_events.entry = placed.entry
  RETURNING live_events.seq`

/**
 * Gives the events committed up to now their numbers; answers the last one given, if any. For
 * Postgres alone: on SQLite the row's own number serves, and rows appear in its order.
 */
export const numberEvents = defineCrowdedCommand('live.number', function* (asked: readonly null[]) {
  const rows = yield* rowsOfText<{ seq: number }>(numberAll, [])
  const last = rows.reduce<number | null>((most, { seq }) => Math.max(most ?? 0, seq), null)
  return asked.map(() => last)
})

export interface Outdated {
  readonly topic: string
  readonly about: string
  /** What came before this one says nothing any more. */
  readonly seq: number
}

/** Both databases call the columns of listed rows like this. */
const forget = (newer: string) => `
  DELETE FROM live_events WHERE seq IN (
    SELECT old.seq FROM (VALUES ${newer}) AS newer JOIN live_events AS old
    ON old.about = newer.column1 AND old.topic = newer.column2 AND old.seq < newer.column3
  )`

/** Deletes events that a later one about the same thing has made pointless. */
export const forgetOutdated = defineCommand(
  'live.forgetOutdated',
  function* (newer: readonly Outdated[]) {
    if (newer.length === 0) return null
    const places = placesFor(newer, '(?, ?, CAST(? AS BIGINT))')
    const parameters = newer.flatMap(({ topic, about, seq }) => [about, topic, seq])
    yield* rowsOfText(forget(places), parameters)
    return null
  },
)

const piece = 1_000

/** Rows stand in the order of time, so only the first few are ever looked at. */
const prune = `
  DELETE FROM live_events WHERE recorded_at < ? AND seq IN (
    SELECT seq FROM live_events WHERE seq IS NOT NULL ORDER BY seq LIMIT ${piece}
  ) RETURNING seq`

/** Deletes the oldest events, a piece at a time; answers whether there may be more. */
export const pruneEvents = defineCommand('live.prune', function* (input: { before: number }) {
  return (yield* rowsOfText(prune, [input.before])).length === piece
})

export const liveCommands: readonly AnyCommand[] = [numberEvents, forgetOutdated, pruneEvents]
