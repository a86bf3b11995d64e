import { identityCommands, makeEraseIdentity } from '#capabilities/identity/server/commands.ts'
import { identityMigrations } from '#capabilities/identity/server/tables.ts'
import { portableTypes } from '#kit/store/server/portable-types.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import {
  type AnyCommand,
  defineCommand,
  type Migration,
  rowsOfText,
} from '#kit/store/server/store.ts'
import { liveCommands } from '../forget-events.ts'
import { type LiveEvent, recordEvent } from '../record-event.ts'
import { liveMigrations } from '../tables.ts'

/** A room that records events and does nothing else. */

export interface Chime extends LiveEvent {
  /** Keeps the transaction open after the event was recorded, where transactions run side by side. */
  readonly lingerMillis?: number
  readonly refuse?: boolean
}

export const chime = defineCommand('chimes.ring', function* (event: Chime, context) {
  yield* recordEvent(event, context)
  if (event.lingerMillis && context.dialect === 'postgres') {
    yield* rowsOfText('SELECT pg_sleep(?)', [event.lingerMillis / 1000])
  }
  if (event.refuse) throw new Refusal('unwanted')
  return null
})

export const count = defineCommand('chimes.count', function* (_input: null) {
  const [row] = yield* rowsOfText<{ count: number }>(
    'SELECT count(*) AS count FROM live_events',
    [],
  )
  return row?.count ?? 0
})

export const migrations: readonly Migration[] = [
  ...identityMigrations,
  ...liveMigrations,
  {
    name: '999-chimes',
    statements(dialect) {
      const { key, strict } = portableTypes(dialect)
      return [`CREATE TABLE chimes (id ${key} PRIMARY KEY) ${strict}`]
    },
  },
]

export const eraseIdentity = makeEraseIdentity([])

export const commands: readonly AnyCommand[] = [
  ...identityCommands,
  eraseIdentity,
  ...liveCommands,
  chime,
  count,
]
