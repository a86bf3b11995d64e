import { hash } from 'node:crypto'
import type { Clock } from '#kit/clock.ts'
import { dayNumberToIso } from '#kit/i18n/civil-day.ts'
import type { Store } from '#kit/store/server/store.ts'
import { presentWait } from '../../recovery/wait-shape.ts'
import { isOver, waitAskedAt } from '../../recovery/waiting.ts'
import type { Leaving } from '../../server/on-leave.ts'
import type { Visitor } from '../../server/session-cache.ts'
import { hashToken, makeToken } from '../../server/session-cookie.ts'
import type { SessionShown } from '../contract.ts'
import { readDevice } from '../device.ts'
import { closeOtherSessions, closeSession } from './commands.ts'

export interface Sessions {
  list(visitor: Leaving): Promise<readonly SessionShown[]>
  /** Answers which it was, or nothing where the visitor has no such session. */
  end(visitor: Leaving, id: string): Promise<'this' | 'other' | undefined>
  /** Answers how many ended, and the token with which this one goes on. */
  endOthers(visitor: Visitor): Promise<{ ended: number; token: string } | undefined>
}

export interface SessionsDependencies {
  readonly store: Store
  readonly clock: Clock
  /** These have ended, and the visitor has others; called before anybody is told. */
  ended(identityId: string, tokenHashes: readonly string[]): Promise<void>
}

const dayMillis = 86_400_000

export function createSessions({ store, clock, ended }: SessionsDependencies): Sessions {
  const rowsOf = (identityId: string) =>
    store.read.selectFrom('sessions').selectAll().where('identity_id', '=', identityId).execute()

  return {
    async list({ id, tokenHash }) {
      const rows = await rowsOf(id)
      const isThis = (row: { token_hash: string }) => row.token_hash === tokenHash
      return rows
        .toSorted(
          (a, b) => Number(isThis(b)) - Number(isThis(a)) || b.last_seen_day - a.last_seen_day,
        )
        .map((row) => {
          const wait = waitAskedAt(row.code_asked_at, clock.now())
          return {
            id: handleOf(row.token_hash),
            isThis: isThis(row),
            ...readDevice(row.device),
            opened: dayNumberToIso(Math.floor(row.created_at / dayMillis)),
            lastUsed: dayNumberToIso(row.last_seen_day),
            newCode: wait && { ...presentWait(wait), isPossible: isOver(wait, clock.now()) },
          }
        })
    },

    async end({ id: identityId, tokenHash: own }, handle) {
      const row = (await rowsOf(identityId)).find(
        ({ token_hash }) => handleOf(token_hash) === handle,
      )
      if (!row) return undefined
      const { token_hash: tokenHash } = row
      await store.write(closeSession, { tokenHash, identityId })
      await ended(identityId, [tokenHash])
      return tokenHash === own ? 'this' : 'other'
    },

    async endOthers({ id: identityId, tokenHash, secret }) {
      const token = makeToken(secret)
      const newHash = hashToken(token)
      const others = await store.write(closeOtherSessions, { tokenHash, identityId, newHash })
      if (!others) return undefined
      await ended(identityId, others)
      return { ended: others.length, token }
    },
  }
}

/** A name for a session that says nothing of its token, nor of how we store it. */
function handleOf(tokenHash: string): string {
  return hash('sha256', `session ${tokenHash}`, 'base64url').slice(0, 22)
}
