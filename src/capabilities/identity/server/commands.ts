import { type AnyCommand, type Command, defineCommand, rowsOf } from '#kit/store/server/store.ts'
import type { PersonalData } from './personal-data.ts'
import { purgeSessions } from './purge.ts'

export interface Opening {
  readonly identityId: string
  readonly tokenHash: string
  readonly name: string | null
  readonly at: number
  readonly day: number
}

export const openIdentity = defineCommand('identity.open', function* (opening: Opening, { build }) {
  yield* rowsOf(
    build.insertInto('identities').values({
      id: opening.identityId,
      name: opening.name,
      created_at: opening.at,
      recovery_hash: null,
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

/** Answers whether the visitor has sessions elsewhere. */
export const closeSession = defineCommand(
  'identity.closeSession',
  function* (input: { tokenHash: string; identityId: string }, { build }) {
    yield* rowsOf(build.deleteFrom('sessions').where('token_hash', '=', input.tokenHash))
    const others = yield* rowsOf(
      build
        .selectFrom('sessions')
        .select('created_at')
        .where('identity_id', '=', input.identityId)
        .limit(1),
    )
    return others.length > 0
  },
)

export const setRecovery = defineCommand(
  'identity.setRecovery',
  function* (input: { identityId: string; recoveryHash: string }, { build }) {
    yield* rowsOf(
      build
        .updateTable('identities')
        .set({ recovery_hash: input.recoveryHash })
        .where('id', '=', input.identityId),
    )
    return null
  },
)

/** Opens a session for whoever holds the code; answers the identity, or null for an unknown code. */
export const recoverIdentity = defineCommand(
  'identity.recover',
  function* (
    input: { recoveryHash: string; tokenHash: string; at: number; day: number },
    { build },
  ) {
    const [identity] = yield* rowsOf(
      build
        .selectFrom('identities')
        .select(['id', 'name', 'created_at'])
        .where('recovery_hash', '=', input.recoveryHash),
    )
    if (!identity) return null
    yield* rowsOf(
      build.insertInto('sessions').values(sessionRow({ ...input, identityId: identity.id })),
    )
    return identity
  },
)

export const markSeen = defineCommand(
  'identity.markSeen',
  function* (input: { tokenHash: string; day: number }, { build }) {
    yield* rowsOf(
      build
        .updateTable('sessions')
        .set({ last_seen_day: input.day })
        .where('token_hash', '=', input.tokenHash),
    )
    return null
  },
)

export const identityCommands: readonly AnyCommand[] = [
  openIdentity,
  renameIdentity,
  closeSession,
  setRecovery,
  recoverIdentity,
  markSeen,
  purgeSessions,
]

export type EraseCommand = Command<{ readonly identityId: string }, null>

/** Erasing is one unit: either all that every room holds is gone, or nothing changed. */
export function makeEraseIdentity(rooms: readonly PersonalData[]): EraseCommand {
  return defineCommand('identity.erase', function* (input, context) {
    for (const room of rooms) yield* room.erase(input.identityId, context)
    yield* rowsOf(context.build.deleteFrom('sessions').where('identity_id', '=', input.identityId))
    yield* rowsOf(context.build.deleteFrom('identities').where('id', '=', input.identityId))
    return null
  })
}

function sessionRow(session: { tokenHash: string; identityId: string; at: number; day: number }) {
  return {
    token_hash: session.tokenHash,
    identity_id: session.identityId,
    created_at: session.at,
    last_seen_day: session.day,
  }
}
