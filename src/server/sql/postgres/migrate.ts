import pg from 'pg'
import { ledgerFor, type PlannedStep, refuseNewerDatabase, stepFailed } from '../migration-plan.ts'
import { numberPlaceholders } from '../statement-text.ts'
import { toStoreFailure } from './failures.ts'
import { connectionSettings } from './pool.ts'

/** Any number, as long as every version of this program takes the same. */
const lockNumber = 7_306_119_401

/**
 * Brings the schema forward, each step in its own transaction, under a lock that
 * lives as long as the transaction: whoever starts at the same time waits, then
 * finds the step taken. On its own connection, since a step may take longer than
 * a visitor's statement is allowed to.
 */
export async function migratePostgres(
  databaseUrl: string,
  steps: readonly PlannedStep[],
): Promise<void> {
  const ledger = ledgerFor('postgres')
  const client = new pg.Client(connectionSettings(databaseUrl))
  client.on('error', () => {})
  await client.connect().catch((error) => {
    throw toStoreFailure(error, 'unavailable')
  })
  const applied = async () => (await client.query<{ name: string }>(ledger.read)).rows
  try {
    await inTransaction(client, async () => {
      await client.query(ledger.create)
      refuseNewerDatabase(await applied(), steps)
    })
    for (const step of steps) {
      await inTransaction(client, async () => {
        if ((await applied()).some(({ name }) => name === step.name)) return
        for (const statement of step.statements) {
          await client.query(statement).catch((error) => {
            throw stepFailed(step, error)
          })
        }
        await client.query(numberPlaceholders(ledger.record), [step.name, Date.now()])
      })
    }
  } finally {
    await client.end()
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockNumber])
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
