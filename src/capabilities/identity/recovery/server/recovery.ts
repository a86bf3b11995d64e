import { dayNumberToIso } from '#kit/i18n/civil-day.ts'
import { seal, sealingKey, unseal } from '#kit/store/server/seal.ts'
import type { Leaving } from '../../server/on-leave.ts'
import type { Visitor } from '../../server/session-cache.ts'
import { hashSecret, makeSecret, makeToken } from '../../server/session-cookie.ts'
import { type Device, writeDevice } from '../../sessions/device.ts'
import type { SessionsDependencies } from '../../sessions/server/sessions.ts'
import { readCode, readNewCode } from '../recovery-code.ts'
import { lapseMillis, type Wait, waitAskedAt } from '../waiting.ts'
import * as commands from './commands.ts'

export interface Recovery {
  state(visitor: { readonly id: string }): Promise<{ isSet: boolean; made: string | null }>
  /** `proof` is the code that is replaced. */
  setCode(
    visitor: Visitor,
    newCode: string,
    proof?: string,
  ): Promise<commands.CodeOutcome | 'malformed'>
  /** Undefined where there is no code that could be lost. */
  ask(visitor: Leaving): Promise<Wait | undefined>
  /** Whether another session waits for a new code: its owner should hear of it on every page. */
  isAskedElsewhere(visitor: Leaving): Promise<boolean>
  stopWaiting(visitor: Leaving): Promise<void>
  use(
    code: string,
    how?: { readonly endOthers?: boolean; readonly device?: Device },
  ): Promise<{ visitor: Visitor; token: string } | undefined>
}

const dayMillis = 86_400_000

/** As text, for every visitor asks this with each page that they open. */
const askedElsewhereText = `SELECT 1 FROM sessions
  WHERE identity_id = ? AND token_hash <> ? AND code_asked_at > ? LIMIT 1`

export function createRecovery({ store, clock, ended }: SessionsDependencies): Recovery {
  const today = () => Math.floor(clock.now() / dayMillis)

  return {
    async state({ id }) {
      const row = await store.read
        .selectFrom('identities')
        .select(['recovery_hash', 'recovery_day'])
        .where('id', '=', id)
        .executeTakeFirst()
      const day = row?.recovery_day ?? null
      return { isSet: !!row?.recovery_hash, made: day === null ? null : dayNumberToIso(day) }
    },

    async setCode({ id, tokenHash, secret }, newCode, proof) {
      const made = readNewCode(newCode)
      if (!made) return 'malformed'
      const old = proof === undefined ? undefined : readCode(proof)
      // What cannot be a code is no code of anybody.
      if (proof !== undefined && !old) return 'wrong'
      return store.write(commands.setRecovery, {
        identityId: id,
        tokenHash,
        newHash: hashSecret(made),
        oldHash: old ? hashSecret(old) : null,
        sealedSecret: seal(secret, keyOf(made)),
        at: clock.now(),
        day: today(),
      })
    },

    async ask({ id: identityId, tokenHash }) {
      const now = clock.now()
      const asked = await store.write(commands.askForNewCode, { identityId, tokenHash, at: now })
      return waitAskedAt(asked, now) ?? undefined
    },

    async isAskedElsewhere({ id, tokenHash }) {
      const since = clock.now() - lapseMillis
      const asked = await store.readRows(askedElsewhereText, [id, tokenHash, since])
      return asked.length > 0
    },

    async stopWaiting({ id }) {
      await store.write(commands.stopWaiting, { identityId: id })
    },

    async use(text, { endOthers = true, device } = {}) {
      const code = readCode(text)
      if (!code) return undefined
      const opener = makeSecret()
      const tokenHash = hashSecret(opener)
      const found = await store.write(commands.recoverIdentity, {
        recoveryHash: hashSecret(code),
        tokenHash,
        day: today(),
        device: device ? writeDevice(device) : null,
        endOthers,
      })
      if (!found) return undefined
      const { id, name, created_at: createdAt, recovery_sealed: sealed } = found.identity
      await ended(id, found.ended)
      const secret = (sealed && unseal(sealed, keyOf(code))) ?? makeSecret()
      return {
        visitor: { id, name, createdAt, tokenHash, secret },
        token: makeToken(secret, opener),
      }
    },
  }
}

/** The code alone opens what the visitor marks their things with: on paper, and in no table. */
function keyOf(code: string) {
  return sealingKey(code, 'recovery')
}
