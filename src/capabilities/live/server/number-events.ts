import { defineCrowdedCommand, rowsOfText } from '#kit/store/server/store.ts'

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
