import type { Clock } from '#kit/clock.ts'
import { type Command, defineCommand, rowsOfText, type Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import type { PersonalData } from './personal-data.ts'
import { keptDays } from './session-cookie.ts'

/** Between the pieces the posts of visitors are written. */
const together = 250
const everyMillis = 6 * 60 * 60_000

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

export type PurgeIdentities = Command<{ readonly after: string }, string | null>

/**
 * Of the identities that come next, takes those away that nobody can open any more and that left
 * nothing; answers where to go on. A name alone is nothing that anybody else could miss: where
 * something was left, it goes alone.
 */
export function makePurgeIdentities(rooms: readonly PersonalData[]): PurgeIdentities {
  const standsNowhere = (column: string) => {
    const [table] = column.split('.')
    return `NOT EXISTS (SELECT 1 FROM ${table} WHERE ${column} = identities.id)`
  }
  const nobodyOpens = `recovery_hash IS NULL AND ${standsNowhere('sessions.identity_id')}`
  const leftNothing = rooms.flatMap(({ columns }) => columns.map(standsNowhere))
  return defineCommand('identity.purgeIdentities', function* ({ after }) {
    const looked = yield* rowsOfText<{ id: string }>(
      `SELECT id FROM identities WHERE id > ? ORDER BY id LIMIT ${together}`,
      [after],
    )
    const last = looked.at(-1)?.id
    if (last === undefined) return null
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
    return looked.length === together ? last : null
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
    while (after !== null) after = await store.write(purgeCommand, { after })
  }

  const now = () => purge(Math.floor(clock.now() / 86_400_000))
  const rounds = setInterval(() => {
    now().catch((error) => log.warn({ err: error }, 'old sessions were not purged'))
  }, everyMillis).unref()

  return { purge: now, stop: () => clearInterval(rounds) }
}
