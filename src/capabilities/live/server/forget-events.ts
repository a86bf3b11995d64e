import type { AnyCommand } from '#kit/store/server/store.ts'
import { defineCommand, rowsOfText } from '#kit/store/server/store.ts'
import { numberEvents } from './number-events.ts'

export interface Outdated {
  readonly topic: string
  readonly about: string
  /** What came before this one says nothing any more. */
  readonly seq: number
}

/** Both read a list from one parameter, so that any number of things is one statement. */
const forgetOnSqlite = `
  DELETE FROM live_events WHERE seq IN (
    SELECT old.seq FROM json_each(?) AS newer JOIN live_events AS old
    ON old.about = newer.value ->> 'about' AND old.topic = newer.value ->> 'topic'
    AND old.seq < newer.value ->> 'seq'
  )`
const forgetOnPostgres = `
  DELETE FROM live_events AS old
  USING json_to_recordset(CAST(? AS json)) AS newer (about text, topic text, seq bigint)
  WHERE old.about = newer.about AND old.topic = newer.topic AND old.seq < newer.seq`

/** Deletes events that a later one about the same thing has made pointless. */
export const forgetOutdated = defineCommand(
  'live.forgetOutdated',
  function* (newer: readonly Outdated[]) {
    yield* rowsOfText(forgetOnSqlite, [JSON.stringify(newer)])
    return null
  },
  (newer) => ({
    statement: { sql: forgetOnPostgres, parameters: [JSON.stringify(newer)] },
    present: () => null,
  }),
)

const piece = 1_000

/** Rows stand in the order of time, so only the first few are ever looked at. */
const prune = `
  DELETE FROM live_events WHERE recorded_at < ? AND seq IN (
    SELECT seq FROM live_events WHERE seq IS NOT NULL ORDER BY seq LIMIT ${piece}
  ) RETURNING seq`

/** Deletes the oldest events, a piece at a time; answers whether there may be more. */
export const pruneEvents = defineCommand(
  'live.prune',
  function* (input: { before: number }) {
    return (yield* rowsOfText(prune, [input.before])).length === piece
  },
  (input) => ({
    statement: { sql: prune, parameters: [input.before] },
    present: (rows) => rows.length === piece,
  }),
)

export const liveCommands: readonly AnyCommand[] = [numberEvents, forgetOutdated, pruneEvents]
