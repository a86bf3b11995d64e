import { randomId } from '#kit/store/server/new-id.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import { createRecovery, type Recovery } from '../recovery/server/recovery.ts'
import { type Device, writeDevice } from '../sessions/device.ts'
import { closeSession, markSeen, settleSession } from '../sessions/server/commands.ts'
import { createSessions, type Sessions } from '../sessions/server/sessions.ts'
import type { Erasing } from './commands.ts'
import * as commands from './commands.ts'
import { createOnLeaveHooks, type OnLeaveHooks } from './on-leave.ts'
import type { PersonalData } from './personal-data.ts'
import { type PurgeDependencies, startPurging } from './purge.ts'
import { createSessionCache, noSessionCache, type Session, type Visitor } from './session-cache.ts'
import {
  hashSecret,
  hashToken,
  keptDays,
  makeSecret,
  makeToken,
  readSecrets,
} from './session-cookie.ts'

export interface Identities extends OnLeaveHooks {
  readonly sessions: Sessions
  readonly recovery: Recovery
  /** `seenAnew` is told of the first use of a session on each day. */
  find(token: string | undefined, seenAnew?: () => void): Promise<Visitor | undefined>
  open(
    name: string | null,
    how?: { readonly device?: Device | undefined; readonly secret?: string },
  ): Promise<{ visitor: Visitor; token: string }>
  rename(visitor: Visitor, name: string): Promise<Visitor>
  signOut(visitor: Visitor): Promise<void>
  /** Of these sessions, those that have not ended. */
  whichAreOpen(tokenHashes: readonly string[]): Promise<ReadonlySet<string>>
  erase(visitor: Visitor): Promise<void>
  /** Takes away what nobody can come back to. */
  purge(): Promise<void>
  stop(): void
  gather(visitor: Visitor): Promise<Record<string, unknown>>
}

const dayMillis = 86_400_000
/** Nobody's own tabs write so much at once that they outrun this. */
const mostRounds = 5

/** As text: this runs for requests of every visitor, and building it would cost more than it does. */
const sessionText = `SELECT identities.id, identities.name, identities.created_at AS "createdAt",
    sessions.last_seen_day AS "lastSeenDay", sessions.replaces
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
  const cache = store.dialect === 'sqlite' ? createSessionCache() : noSessionCache
  const purging = startPurging(deps, cache.forgetSession)
  const sessions = createSessions({ store, clock, ended })
  const recovery = createRecovery({ store, clock, ended })

  async function ended(identityId: string, tokenHashes: readonly string[]): Promise<void> {
    for (const tokenHash of tokenHashes) cache.forgetSession(tokenHash)
    for (const tokenHash of tokenHashes)
      await onLeave.signedOut({ id: identityId, tokenHash }, true)
  }

  async function find(
    token: string | undefined,
    seenAnew?: () => void,
  ): Promise<Visitor | undefined> {
    if (!token) return undefined
    const { opener, secret } = readSecrets(token)
    const tokenHash = hashSecret(opener)
    const session = cache.find(tokenHash) ?? (await readSession(tokenHash))
    // Whether or not somebody has swept since.
    if (!session || session.lastSeenDay < today() - keptDays) return undefined
    if (session.replaces !== null) await settle(tokenHash, session)
    if (session.lastSeenDay !== today()) {
      await see(tokenHash, session)
      seenAnew?.()
    }
    const { id, name, createdAt } = session
    return { id, name, createdAt, tokenHash, secret }
  }

  async function readSession(tokenHash: string): Promise<Session | undefined> {
    const moment = cache.moment()
    const [session] = await store.readRows<Session>(sessionText, [tokenHash])
    if (session) cache.remember(tokenHash, session, moment)
    return session
  }

  /** Once a day is enough to know which sessions are alive, and keeps reading free of writes. */
  async function see(tokenHash: string, session: Session): Promise<void> {
    const moment = cache.moment()
    const day = today()
    await store.write(markSeen, { tokenHash, day })
    cache.remember(tokenHash, { ...session, lastSeenDay: day }, moment)
  }

  async function settle(tokenHash: string, { id, replaces }: Session): Promise<void> {
    if (replaces === null) return
    await store.write(settleSession, { tokenHash, replaces })
    cache.forgetSession(tokenHash)
    await ended(id, [replaces])
  }

  /** A talk that begins in between is found by the next round, and goes too. */
  async function eraseAll(visitor: Visitor): Promise<Erasing> {
    for (let round = 1; ; round++) {
      const erasing = await findAll(visitor)
      try {
        await store.write(deps.eraseCommand, erasing)
        return erasing
      } catch (error) {
        const cameBetween = error instanceof StoreFailure && error.code === 'constraint'
        if (!cameBetween || round === mostRounds) throw error
      }
    }
  }

  async function findAll(visitor: Visitor): Promise<Erasing> {
    const marked: Record<string, unknown> = {}
    for (const { room, find } of deps.personalData) {
      if (find) marked[room] = await find(store, visitor)
    }
    return { identityId: visitor.id, at: clock.now(), marked }
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
    sessions,
    recovery,

    async open(name, { device, secret = makeSecret() } = {}) {
      const token = makeToken(secret)
      const day = today()
      const createdAt = day * dayMillis
      const visitor = { id: randomId(), name, createdAt, tokenHash: hashToken(token), secret }
      await store.write(commands.openIdentity, {
        identityId: visitor.id,
        tokenHash: visitor.tokenHash,
        name,
        at: createdAt,
        day,
        device: device ? writeDevice(device) : null,
      })
      return { visitor, token }
    },

    async rename(visitor, name) {
      await changing(store.write(commands.renameIdentity, { identityId: visitor.id, name }), () =>
        cache.forgetIdentity(visitor.id),
      )
      return { ...visitor, name }
    },

    async signOut(visitor) {
      const { id: identityId, tokenHash } = visitor
      const closing = store.write(closeSession, { tokenHash, identityId })
      const hasOthers = await changing(closing, () => cache.forgetSession(tokenHash))
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
      const { marked } = await changing(eraseAll(visitor), () => cache.forgetIdentity(visitor.id))
      // What came under a mark while the first look was under way; nothing can come any more.
      const rest = await findAll(visitor)
      await store.write(deps.eraseCommand, rest)
      await afterwards([marked, rest.marked])
    },

    async gather(visitor) {
      const list = await sessions.list(visitor)
      const held: Record<string, unknown> = { sessions: list.map(({ id: _, ...said }) => said) }
      for (const room of deps.personalData) {
        held[room.room] = await room.gather(store, visitor)
      }
      return held
    },
  }
}
