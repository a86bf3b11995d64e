import type pg from 'pg'
import type { Statement } from '#kit/store/server/store.ts'
import { rememberUpTo } from '../bounded-cache.ts'
import { assertOneStatement, assertPortable, numberPlaceholders } from '../statement-text.ts'
import { isConnectionLost, toStoreFailure } from './failures.ts'

const prepareText = rememberUpTo(1_000, (sql) => {
  assertOneStatement(sql)
  return numberPlaceholders(sql)
})

type WhenLost = 'unavailable' | 'unknown'

/** A connection for the length of one command. */
export interface Connection {
  send(statement: Statement, whenLost: WhenLost): Promise<readonly unknown[]>
  rollBack(): Promise<void>
  giveBack(): void
}

export async function borrowConnection(pool: pg.Pool): Promise<Connection> {
  const client = await pool.connect().catch((error) => {
    throw toStoreFailure(error, 'unavailable')
  })
  let lost = false

  async function send({ sql, parameters }: Statement, whenLost: WhenLost) {
    try {
      assertPortable(parameters)
      return (await client.query(prepareText(sql), parameters as unknown[])).rows
    } catch (error) {
      lost ||= isConnectionLost(error)
      throw toStoreFailure(error, whenLost)
    }
  }

  return {
    send,

    async rollBack() {
      // A lost connection has rolled back on the server already.
      if (!lost) await send({ sql: 'ROLLBACK', parameters: [] }, 'unavailable').catch(() => {})
    },

    /** A broken connection is thrown away; a refusal costs nobody a new one. */
    giveBack: () => client.release(lost),
  }
}
