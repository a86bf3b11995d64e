import { placesFor, rowsOfText, type Unit, type WriteContext } from '#kit/store/server/store.ts'
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
