import { randomBytes } from 'node:crypto'
import { newId } from '#kit/store/server/new-id.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import { makeCode, readCode } from '../recovery-code.ts'
import * as commands from './commands.ts'
import { createOnLeaveHooks, type OnLeaveHooks } from './on-leave.ts'
import type { PersonalData } from './personal-data.ts'
import { type PurgeDependencies, startPurging } from './purge.ts'
import { createSessionCache, noSessionCache, type Session } from './session-cache.ts'
import { hashToken, makeToken } from './session-cookie.ts'

/** Whoever holds the session cookie. `id` never leaves the server. */
export interface Visitor {
  readonly id: string
  readonly name: string | null
  readonly createdAt: number
  readonly tokenHash: string
}

export interface Identities extends OnLeaveHooks {
  /** `seenAnew` is told of the first use of a session on each day. */
  find(token: string | undefined, seenAnew?: () => void): Promise<Visitor | undefined>
  open(name: string | null): Promise<{ visitor: Visitor; token: string }>
  rename(visitor: Visitor, name: string): Promise<Visitor>
  signOut(visitor: Visitor): Promise<void>
  /** Of these sessions, those that have not ended. */
  whichAreOpen(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>
  erase(visitor: Visitor): Promise<void>
  makeRecoveryCode(visitor: Visitor): Promise<string>
  recover(code: string): Promise<{ visitor: Visitor; token: string } | undefined>
  /** Takes away what nobody can come back to. */
  purge(): Promise<void>
  stop(): void
  gather(visitor: Visitor): Promise<{ recoveryCode: 'set' | 'none'; held: Record<string, unknown> }>
}

const dayMillis = 86_400_000
/** Nobody's own tabs write so much at once that they outrun this. */
const mostRounds = 5

/** As text: this runs for requests of every visitor, and building it would cost more than it does. */
const sessionText = `SELECT identities.id, identities.name, identities.created_at AS "createdAt",
    sessions.last_seen_day AS "lastSeenDay"
  FROM sessions JOIN identities ON identities.id = sessions.identity_id
  WHERE sessions.token_hash = ?`

export interface IdentityDependencies extends PurgeDependencies {
  readonly personalData: readonly PersonalData[]
  readonly eraseCommand: commands.EraseCommand
}

export function createIdentities(deps: IdentityDependencies): Identities {
  const { store, clock } = deps
  const onLeave = createOnLeaveHooks()
  const today = () => Math.floor(clock.now() / dayMillis)
  // A SQLite file belongs to this process alone, so nobody else can end a session.
  const sessions = store.dialect === 'sqlite' ? createSessionCache() : noSessionCache
  const purging = startPurging(deps, sessions.forgetSession)

  async function find(
    token: string | undefined,
    seenAnew?: () => void,
  ): Promise<Visitor | undefined> {
    if (!token) return undefined
    const tokenHash = hashToken(token)
    const session = sessions.find(tokenHash) ?? (await readSession(tokenHash))
    if (!session) return undefined
    if (session.lastSeenDay !== today()) {
      await markSeen(tokenHash, session)
      seenAnew?.()
    }
    const { id, name, createdAt } = session
    return { id, name, createdAt, tokenHash }
  }

  async function readSession(tokenHash: string): Promise<Session | undefined> {
    const moment = sessions.moment()
    const [session] = await store.readRows<Session>(sessionText, [tokenHash])
    if (session) sessions.remember(tokenHash, session, moment)
    return session
  }

  /** Once a day is enough to know which sessions are alive, and keeps reading free of writes. */
  async function markSeen(tokenHash: string, session: Session): Promise<void> {
    const moment = sessions.moment()
    const day = today()
    await store.write(commands.markSeen, { tokenHash, day })
    sessions.remember(tokenHash, { ...session, lastSeenDay: day }, moment)
  }

  /** A post or a heart of another tab that comes in between is found by the next round, and goes too. */
  async function eraseAll(identityId: string): Promise<void> {
    for (let round = 1; ; round++) {
      try {
        await store.write(deps.eraseCommand, { identityId })
        return
      } catch (error) {
        const cameBetween = error instanceof StoreFailure && error.code === 'constraint'
        if (!cameBetween || round === mostRounds) throw error
      }
    }
  }

  /** Also when the store falls silent: then nobody knows whether it happened. */
  async function changing<Result>(write: Promise<Result>, forget: () => void): Promise<Result> {
    try {
      return await write
    } finally {
      forget()
    }
  }

  return {
    find,
    whenLeaving: onLeave.add,
    ...purging,

    async open(name) {
      const token = makeToken()
      const visitor = {
        id: newId(clock.now()),
        name,
        createdAt: clock.now(),
        tokenHash: hashToken(token),
      }
      await store.write(commands.openIdentity, {
        identityId: visitor.id,
        tokenHash: visitor.tokenHash,
        name,
        at: visitor.createdAt,
        day: today(),
      })
      return { visitor, token }
    },

    async rename(visitor, name) {
      await changing(store.write(commands.renameIdentity, { identityId: visitor.id, name }), () =>
        sessions.forgetIdentity(visitor.id),
      )
      return { ...visitor, name }
    },

    async signOut(visitor) {
      const { id: identityId, tokenHash } = visitor
      const closing = store.write(commands.closeSession, { tokenHash, identityId })
      const hasOthers = await changing(closing, () => sessions.forgetSession(tokenHash))
      await onLeave.signedOut(visitor, hasOthers)
    },

    async whichAreOpen(tokenHashes) {
      const rows = await store.read
        .selectFrom('sessions')
        .select('token_hash')
        .where('token_hash', 'in', tokenHashes)
        .execute()
      return new Set(rows.map(({ token_hash }) => token_hash))
    },

    async erase(visitor) {
      const afterwards = await onLeave.erasing(visitor)
      await changing(eraseAll(visitor.id), () => sessions.forgetIdentity(visitor.id))
      await afterwards()
    },

    async makeRecoveryCode(visitor) {
      const code = makeCode(randomBytes(24))
      await store.write(commands.setRecovery, {
        identityId: visitor.id,
        recoveryHash: hashToken(readCode(code) as string),
      })
      return code
    },

    async recover(text) {
      const code = readCode(text)
      if (!code) return undefined
      const token = makeToken()
      const tokenHash = hashToken(token)
      const identity = await store.write(commands.recoverIdentity, {
        recoveryHash: hashToken(code),
        tokenHash,
        at: clock.now(),
        day: today(),
      })
      if (!identity) return undefined
      const { id, name, created_at } = identity
      return { visitor: { id, name, createdAt: created_at, tokenHash }, token }
    },

    async gather(visitor) {
      const row = await store.read
        .selectFrom('identities')
        .select('recovery_hash')
        .where('id', '=', visitor.id)
        .executeTakeFirst()
      const held: Record<string, unknown> = {}
      for (const room of deps.personalData) {
        held[room.room] = await room.gather(store.read, visitor.id)
      }
      return { recoveryCode: row?.recovery_hash ? 'set' : 'none', held }
    },
  }
}
