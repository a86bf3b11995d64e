import pg from 'pg'

/** One pool a process, also where Next bundles this file more than once. */
const pool =
  globalThis.benchPool ??
  new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, idleTimeoutMillis: 60_000 })
globalThis.benchPool = pool

/** With a name the server prepares the statement once a connection. */
export async function query(name, text, values) {
  return (await pool.query({ name, text, values })).rows
}
