import { type AnyCommand, type Command, defineCommand, rowsOf } from '#kit/store/server/store.ts'
import { recoveryCommands } from '../recovery/server/commands.ts'
import { sessionCommands, sessionRow } from '../sessions/server/commands.ts'
import type { PersonalData } from './personal-data.ts'
import { purgeSessions } from './purge.ts'

export interface Opening {
  readonly identityId: string
  readonly tokenHash: string
  readonly name: string | null
  readonly at: number
  readonly day: number
  readonly device: string | null
}

export const openIdentity = defineCommand('identity.open', function* (opening: Opening, { build }) {
  yield* rowsOf(
    build.insertInto('identities').values({
      id: opening.identityId,
      name: opening.name,
      created_at: opening.at,
      recovery_hash: null,
      recovery_day: null,
      recovery_sealed: null,
    }),
  )
  yield* rowsOf(build.insertInto('sessions').values(sessionRow(opening)))
  return null
})

export const renameIdentity = defineCommand(
  'identity.rename',
  function* (input: { identityId: string; name: string }, { build }) {
    yield* rowsOf(
      build.updateTable('identities').set({ name: input.name }).where('id', '=', input.identityId),
    )
    return null
  },
)

export const identityCommands: readonly AnyCommand[] = [
  openIdentity,
  renameIdentity,
  ...sessionCommands,
  ...recoveryCommands,
  purgeSessions,
]

export interface Erasing {
  readonly identityId: string
  readonly at: number
  /** By room. */
  readonly marked: Readonly<Record<string, unknown>>
}

export type EraseCommand = Command<Erasing, null>

/** Erasing is one unit: either all that every room holds is gone, or nothing changed. */
export function makeEraseIdentity(rooms: readonly PersonalData[]): EraseCommand {
  return defineCommand('identity.erase', function* (input, context) {
    for (const room of rooms) {
      yield* room.erase({ ...input, marked: input.marked[room.room] }, context)
    }
    yield* rowsOf(context.build.deleteFrom('sessions').where('identity_id', '=', input.identityId))
    yield* rowsOf(context.build.deleteFrom('identities').where('id', '=', input.identityId))
    return null
  })
}
