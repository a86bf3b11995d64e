import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely'
import type pg from 'pg'
import type { AnyCommand, Migration, Store, Tables } from '#kit/store/server/store.ts'
import { StoreFailure, type StoreFailureCode } from '#kit/store/server/store-failure.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { loadCommands, ping, unknownCommand } from '../command-registry.ts'
import { planMigrations } from '../migration-plan.ts'
import { fromJsonText, type JsonText, toJsonText } from '../run-generator.ts'
import { createWriteContext } from '../write-context.ts'
import { createWriteQueueGuard } from '../write-queue-guard.ts'
import { borrowConnection } from './connection.ts'
import { toStoreFailure } from './failures.ts'
import { createGatherer } from './gather.ts'
import { migratePostgres } from './migrate.ts'
import { createPool } from './pool.ts'
import { createRetry } from './retry.ts'
import { runAlone, runTogether } from './run-command.ts'

export interface PostgresStoreOptions {
  readonly databaseUrl: string
  readonly commandsModule: URL
  readonly migrations: readonly Migration[]
  readonly log: StoreLog
}

/** A server nodes share. Each command is a transaction, or a part of one, on a connection of the pool. */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const { databaseUrl, commandsModule, migrations, log } = options
  const registry = await loadCommands(commandsModule.href)
  await migratePostgres(databaseUrl, planMigrations(migrations, 'postgres'))

  // Reads have their own connections: a crowd of readers cannot hold up a write,
  // and the server itself refuses a write that comes this way.
  const writers = createPool({ databaseUrl, size: connections, readOnly: false, log })
  const readers = createPool({ databaseUrl, size: connections, readOnly: true, log })
  const read = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: sayingWhatIsWrong(readers) }),
  })
  const context = createWriteContext('postgres')
  const queueGuard = createWriteQueueGuard()
  const retry = createRetry(connections)
  const gatherers = new Map<string, (input: JsonText) => Promise<JsonText>>()
  let commits = 0
  let largestBatch = 0
  let closed: Promise<void> | undefined

  async function run(command: AnyCommand, input: JsonText): Promise<unknown> {
    if (!registry.has(command.name)) throw unknownCommand(command.name)
    const { name, together } = command
    if (together) return fromJsonText(await gathererOf(name, together)(input))
    const result = await retry.run(name, () => runAlone(writers, command, input, context))
    countCommit(1)
    return fromJsonText(result)
  }

  function gathererOf(name: string, together: NonNullable<AnyCommand['together']>) {
    let gatherer = gatherers.get(name)
    if (!gatherer) {
      gatherer = createGatherer<JsonText, JsonText>({
        async runTogether(inputs) {
          const results = await retry.run(name, () =>
            runTogether(writers, together, inputs, context),
          )
          countCommit(inputs.length)
          return results
        },
        isOnesOwn: (error) => error instanceof StoreFailure && onesOwn.has(error.code),
      })
      gatherers.set(name, gatherer)
    }
    return gatherer
  }

  function countCommit(commands: number): void {
    commits++
    largestBatch = Math.max(largestBatch, commands)
  }

  const store: Store = {
    dialect: 'postgres',
    read,

    async readRows(text, parameters) {
      const connection = await borrowConnection(readers)
      try {
        return (await connection.send({ sql: text, parameters }, 'unavailable')) as never
      } finally {
        connection.giveBack()
      }
    },

    write: (command, input) =>
      queueGuard.admit(async () => (await run(command, toJsonText(input))) as never),

    onWritten: queueGuard.onWritten,

    async ping() {
      await store.write(ping, null)
      await sql`SELECT 1`.execute(read)
    },

    statistics: () => ({
      ...queueGuard.counts(),
      commits,
      retries: retry.retries(),
      largestBatch,
    }),

    close() {
      closed ??= shutDown()
      return closed
    },
  }

  async function shutDown(): Promise<void> {
    await queueGuard.drain()
    await Promise.all([writers.end(), readers.end()])
  }

  return store
}

/** What a statement is refused for with nothing changed, because of one row of it. */
const onesOwn: ReadonlySet<StoreFailureCode> = new Set(['unique', 'constraint', 'faulty'])

/** For each of reading and writing: a few nodes stay below the server's usual limit of 100. */
const connections = 12

/** A read that finds no connection is the store's failure, like a write's, and not a riddle of the driver. */
function sayingWhatIsWrong(pool: pg.Pool): PostgresPool {
  return {
    connect: () =>
      pool.connect().catch((error) => {
        throw toStoreFailure(error, 'unavailable')
      }),
    end: () => pool.end(),
    options: pool.options,
  }
}
