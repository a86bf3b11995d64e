import type { Clock } from '#kit/clock.ts'
import { type Command, defineCommand, rowsOfText, type Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import type { PersonalData } from './personal-data.ts'
import { keptDays } from './session-cookie.ts'

/** Between the pieces the posts of visitors are written. */
const together = 250
const everyMillis = 6 * 60 * 60_000
/** Since an identity with neither name nor code was last used; its marks stay in the cookie. */
const keptEmptyDays = 180

/** Sessions whose cookie no browser has any more; answers which. */
export const purgeSessions = defineCommand(
  'identity.purgeSessions',
  function* ({ before }: { before: number }) {
    const gone = yield* rowsOfText<{ token_hash: string }>(
      `DELETE FROM sessions WHERE token_hash IN
        (SELECT token_hash FROM sessions WHERE last_seen_day < ? LIMIT ${together})
        RETURNING token_hash`,
      [before],
    )
    return gone.map(({ token_hash }) => token_hash)
  },
)

interface PurgedIdentities {
  readonly next: string | null
  readonly ended: readonly string[]
}

export type PurgeIdentities = Command<
  { readonly after: string; readonly emptyBefore: number },
  PurgedIdentities
>

/**
 * Of the identities that come next, takes those away that nobody can open any more and that left
 * nothing; answers where to go on. A name alone is nothing that anybody else could miss: where
 * something was left, it goes alone. Who is nothing yet (no name, no code, nothing left) loses
 * nothing with a session: those end sooner, and are answered too.
 */
export function makePurgeIdentities(rooms: readonly PersonalData[]): PurgeIdentities {
  const standsNowhere = (column: string) => {
    const [table] = column.split('.')
    return `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} = identities.id)`
  }
  const nobodyOpens = `recovery_hash IS NULL AND ${standsNowhere('sessions.identity_id')}`
  const leftNothing = rooms.flatMap(({ columns }) => columns.map(standsNowhere))
  return defineCommand('identity.purgeIdentities', function* ({ after, emptyBefore }) {
    const looked = yield* rowsOfText<{ id: string }>(
      `SELECT id FROM identities WHERE id > ? ORDER BY id LIMIT ${together}`,
      [after],
    )
    const last = looked.at(-1)?.id
    if (last === undefined) return { next: null, ended: [] }
    const ended = yield* rowsOfText<{ token_hash: string }>(
      `DELETE FROM sessions WHERE identity_id > ? AND identity_id <= ? AND last_seen_day < ?
        AND EXISTS (SELECT 1 FROM identities WHERE identities.id = sessions.identity_id
          AND ${['name IS NULL', 'recovery_hash IS NULL', ...leftNothing].join(' AND ')})
        RETURNING token_hash`,
      [after, last, emptyBefore],
    )
    yield* rowsOfText(
      `DELETE FROM identities WHERE id > ? AND id <= ?
        AND ${[nobodyOpens, ...leftNothing].join(' AND ')}`,
      [after, last],
    )
    yield* rowsOfText(
      `UPDATE identities SET name = NULL WHERE id > ? AND id <= ? AND name IS NOT NULL
        AND ${nobodyOpens}`,
      [after, last],
    )
    return {
      next: looked.length === together ? last : null,
      ended: ended.map(({ token_hash }) => token_hash),
    }
  })
}

export interface PurgeDependencies {
  readonly store: Store
  readonly clock: Clock
  readonly log: StoreLog
  readonly purgeCommand: PurgeIdentities
}

/** Keeps what nobody can come back to from staying for ever. */
export function startPurging(
  { store, clock, log, purgeCommand }: PurgeDependencies,
  ended: (tokenHash: string) => void,
) {
  async function purge(today: number): Promise<void> {
    let gone: readonly string[]
    do {
      gone = await store.write(purgeSessions, { before: today - keptDays })
      for (const tokenHash of gone) ended(tokenHash)
    } while (gone.length === together)
    let after: string | null = ''
    const emptyBefore = today - keptEmptyDays
    while (after !== null) {
      const purged: PurgedIdentities = await store.write(purgeCommand, { after, emptyBefore })
      for (const tokenHash of purged.ended) ended(tokenHash)
      after = purged.next
    }
  }

  const now = () => purge(Math.floor(clock.now() / 86_400_000))
  const rounds = setInterval(() => {
    now().catch((error) => log.warn({ err: error }, 'old sessions were not purged'))
  }, everyMillis).unref()

  return { purge: now, stop: () => clearInterval(rounds) }
}
