import { defineCommand, rowsOf, type Unit, type WriteContext } from '#kit/store/server/store.ts'
import { type NewSession, sessionRow } from '../../sessions/server/commands.ts'
import { isOver, waitAskedAt } from '../waiting.ts'

export interface NewCode {
  readonly identityId: string
  readonly tokenHash: string
  readonly newHash: string
  /** Of the code that is replaced, where it is known. */
  readonly oldHash: string | null
  /** What marks the visitor's own things, to be opened by the code. */
  readonly sealedSecret: string
  readonly at: number
  readonly day: number
}

export type CodeOutcome = 'set' | 'gone' | 'taken' | 'needs proof' | 'wrong'

/**
 * The first code asks for nothing. After that whoever has the code is the owner: a new one wants
 * the old one, or a wait of this very session that is over. The same code once more is a retry.
 */
export const setRecovery = defineCommand(
  'identity.setRecovery',
  function* (input: NewCode, { build }): Unit<CodeOutcome> {
    const own = yield* readOwn(input, { build })
    if (!own) return 'gone'
    const { recovery_hash: present } = own
    if (present === input.newHash) return 'set'
    if (present !== null && present !== input.oldHash) {
      if (input.oldHash !== null) return 'wrong'
      if (!isOver(waitAskedAt(own.code_asked_at, input.at), input.at)) return 'needs proof'
    }
    const [other] = yield* rowsOf(
      build.selectFrom('identities').select('id').where('recovery_hash', '=', input.newHash),
    )
    if (other) return 'taken'
    yield* rowsOf(
      build
        .updateTable('identities')
        .set({
          recovery_hash: input.newHash,
          recovery_day: input.day,
          recovery_sealed: input.sealedSecret,
        })
        .where('id', '=', input.identityId),
    )
    yield* endWaits(input.identityId, { build })
    return 'set'
  },
)

/** Answers since when this session waits; null where there is no code that could be lost. */
export const askForNewCode = defineCommand(
  'identity.askForNewCode',
  function* (input: { identityId: string; tokenHash: string; at: number }, { build }) {
    const own = yield* readOwn(input, { build })
    if (!own?.recovery_hash) return null
    // Asked for twice, it does not begin anew.
    if (waitAskedAt(own.code_asked_at, input.at)) return own.code_asked_at
    yield* rowsOf(
      build
        .updateTable('sessions')
        .set({ code_asked_at: input.at })
        .where('token_hash', '=', input.tokenHash),
    )
    return input.at
  },
)

export const stopWaiting = defineCommand(
  'identity.stopWaiting',
  function* (input: { identityId: string }, { build }) {
    yield* endWaits(input.identityId, { build })
    return null
  },
)

/**
 * Opens a session for whoever holds the code; answers the identity and the sessions that ended,
 * or null for an unknown code. Where the code is known nobody has to wait for a new one.
 */
export const recoverIdentity = defineCommand(
  'identity.recover',
  function* (
    input: Omit<NewSession, 'identityId'> & { recoveryHash: string; endOthers: boolean },
    { build },
  ) {
    const [identity] = yield* rowsOf(
      build
        .selectFrom('identities')
        .select(['id', 'name', 'created_at', 'recovery_sealed'])
        .where('recovery_hash', '=', input.recoveryHash),
    )
    if (!identity) return null
    const ended = input.endOthers
      ? yield* rowsOf(
          build
            .deleteFrom('sessions')
            .where('identity_id', '=', identity.id)
            .returning('token_hash'),
        )
      : []
    yield* endWaits(identity.id, { build })
    yield* rowsOf(
      build.insertInto('sessions').values(sessionRow({ ...input, identityId: identity.id })),
    )
    return { identity, ended: ended.map(({ token_hash }) => token_hash) }
  },
)

/** What stands of the code, and the wait of this very session. */
function* readOwn(
  { identityId, tokenHash }: Pick<NewCode, 'identityId' | 'tokenHash'>,
  { build }: Pick<WriteContext, 'build'>,
) {
  const [own] = yield* rowsOf(
    build
      .selectFrom('sessions')
      .innerJoin('identities', 'identities.id', 'sessions.identity_id')
      .select(['recovery_hash', 'code_asked_at'])
      .where('token_hash', '=', tokenHash)
      .where('identities.id', '=', identityId),
  )
  return own
}

function* endWaits(identityId: string, { build }: Pick<WriteContext, 'build'>): Unit<void> {
  yield* rowsOf(
    build
      .updateTable('sessions')
      .set({ code_asked_at: null })
      .where('identity_id', '=', identityId)
      .where('code_asked_at', 'is not', null),
  )
}

export const recoveryCommands = [setRecovery, askForNewCode, stopWaiting, recoverIdentity]
