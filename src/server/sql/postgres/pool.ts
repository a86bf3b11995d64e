import pg from 'pg'
import type { StoreLog } from '#kit/store/server/store-log.ts'

const connectMillis = 5_000
const crowdMillis = 20_000
const statementMillis = 10_000
const int8 = 20
const numeric = 1700

export interface PoolOptions {
  readonly databaseUrl: string
  readonly size: number
  readonly readOnly: boolean
  readonly log: StoreLog
}

export function createPool({ databaseUrl, size, readOnly, log }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(databaseUrl),
    max: size,
    // A crowd of readers waits its turn; this also counts the waiting.
    ...(readOnly && { connectionTimeoutMillis: crowdMillis }),
    idleTimeoutMillis: 60_000,
    // Waits longer than the server's own limit, so it only speaks when the server is gone.
    query_timeout: statementMillis + 5_000,
    onConnect: async (client) => {
      // Sent as a statement and not at the start of the session: poolers between
      // us and the server refuse start parameters they do not know.
      await client.query(
        `SET statement_timeout = ${statementMillis};
         SET idle_in_transaction_session_timeout = ${statementMillis};
         SET default_transaction_read_only = ${readOnly ? 'on' : 'off'}`,
      )
    },
  })
  // Without a listener the loss of an idle connection would end the process…
  // (The error itself drags the whole client along, which has no place in a log.)
  pool.on('error', ({ message }) => log.warn({ reason: message }, 'a database connection was lost'))
  // …and so would one lost between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** For every connection we make, also those outside a pool. */
export function connectionSettings(databaseUrl: string): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    fallback_application_name: 'voice-of-heart',
    connectionTimeoutMillis: connectMillis,
    keepAlive: true,
    types: { getTypeParser },
  }
}

/** Numbers arrive as numbers on this connection, as they do from SQLite; pg would hand over text. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: unknown) => {
  if (oid === int8) return toSafeInteger
  if (oid === numeric) return toNumber
  return pg.types.getTypeParser(oid, format as 'text')
}

/** What Postgres makes of sums (whole) and averages (not). */
function toNumber(text: string): number {
  return text.includes('.') ? Number(text) : toSafeInteger(text)
}

function toSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large to be exact`)
  return value
}
