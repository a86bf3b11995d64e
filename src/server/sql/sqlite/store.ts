import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Migration, Store, Tables } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { ping } from '../command-registry.ts'
import { planMigrations } from '../migration-plan.ts'
import { toJsonText } from '../run-generator.ts'
import { createWriteQueueGuard } from '../write-queue-guard.ts'
import { createExecutor, createReadDialect, openForReading } from './connection.ts'
import { databaseFile, ownDirectory } from './own-directory.ts'
import { startWriter } from './writer-thread.ts'

export interface SqliteStoreOptions {
  readonly dataDir: string
  readonly commandsModule: URL
  readonly migrations: readonly Migration[]
  readonly log: StoreLog
}

/** Everything in one file on this machine: a thread that writes, this thread that reads. */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<Store> {
  const { dataDir, commandsModule, migrations, log } = options
  const steps = planMigrations(migrations, 'sqlite')
  const directory = ownDirectory(dataDir)
  const path = join(dataDir, databaseFile)
  const writer = await startWriter({ path, commandsModule: commandsModule.href, steps }, log).catch(
    (error) => {
      directory.release()
      throw error
    },
  )
  const reader = openForReading(path)
  const read = new Kysely<Tables>({ dialect: createReadDialect(reader) })
  const execute = createExecutor(reader)
  const queueGuard = createWriteQueueGuard()
  let closed: Promise<void> | undefined

  const store: Store = {
    dialect: 'sqlite',
    read,

    readRows: async (text, parameters) => execute({ sql: text, parameters }) as never,

    write: (command, input) =>
      queueGuard.admit(async () => (await writer.write(command.name, toJsonText(input))) as never),

    onWritten: queueGuard.onWritten,

    async ping() {
      await store.write(ping, null)
      await sql`SELECT 1`.execute(read)
    },

    statistics: () => ({ ...queueGuard.counts(), ...writer.counts(), retries: 0 }),

    close() {
      closed ??= shutDown()
      return closed
    },
  }

  async function shutDown(): Promise<void> {
    await queueGuard.drain()
    // The writer closes last: it is the one that can fold the log into the file.
    if (reader.isOpen) reader.close()
    await writer.close()
    directory.release()
  }

  return store
}
