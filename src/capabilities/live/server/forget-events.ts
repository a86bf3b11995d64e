import type { AnyCommand } from '#kit/store/server/store.ts'
import { defineCommand, placesFor, rowsOfText } from '#kit/store/server/store.ts'
import { numberEvents } from './number-events.ts'

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
