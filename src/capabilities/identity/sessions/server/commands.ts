import { defineCommand, rowsOf } from '#kit/store/server/store.ts'

export interface NewSession {
  readonly tokenHash: string
  readonly identityId: string
  readonly day: number
  readonly device: string | null
}

const dayMillis = 86_400_000

export function sessionRow({ tokenHash, identityId, day, device }: NewSession) {
  return {
    token_hash: tokenHash,
    identity_id: identityId,
    // The day alone: nobody needs to know the minute.
    created_at: day * dayMillis,
    last_seen_day: day,
    device,
    replaces: null,
    code_asked_at: null,
  }
}

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

/**
 * Ends all others, and puts a new session in the place of this one: whoever copied its cookie is
 * one of the others too. The old one lives until the new one is used for the first time, for the
 * answer that carries the new cookie may be lost on its way. Answers which ended; null where this
 * session has ended itself.
 */
export const closeOtherSessions = defineCommand(
  'identity.closeOtherSessions',
  function* (input: { tokenHash: string; identityId: string; newHash: string }, { build }) {
    const [own] = yield* rowsOf(
      build
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', input.tokenHash)
        .where('identity_id', '=', input.identityId),
    )
    if (!own) return null
    const others = yield* rowsOf(
      build
        .deleteFrom('sessions')
        .where('identity_id', '=', input.identityId)
        .where('token_hash', '!=', input.tokenHash)
        .returning('token_hash'),
    )
    yield* rowsOf(
      build
        .insertInto('sessions')
        .values({ ...own, token_hash: input.newHash, replaces: input.tokenHash }),
    )
    return others.map(({ token_hash }) => token_hash)
  },
)

/** The new cookie has arrived: the one before it has had its day. */
export const settleSession = defineCommand(
  'identity.settleSession',
  function* (input: { tokenHash: string; replaces: string }, { build }) {
    yield* rowsOf(build.deleteFrom('sessions').where('token_hash', '=', input.replaces))
    yield* rowsOf(
      build
        .updateTable('sessions')
        .set({ replaces: null })
        .where('token_hash', '=', input.tokenHash),
    )
    return null
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

export const sessionCommands = [closeSession, closeOtherSessions, settleSession, markSeen]
