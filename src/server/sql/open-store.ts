import { extname } from 'node:path'
import type { Migration, Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'

export interface OpenStoreOptions {
  /** Postgres, or what speaks its protocol. Without it: one SQLite file in `dataDir`. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly migrations: readonly Migration[]
  readonly log: StoreLog
  /** The module that exports `commands`; the SQLite writer thread imports it too. */
  readonly commandsModule?: URL | undefined
}

const everyCommand = new URL(`./commands${extname(import.meta.url)}`, import.meta.url)

export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { databaseUrl, dataDir, migrations, log, commandsModule = everyCommand } = options
  // Only the chosen adapter is loaded: the other's driver would cost every start.
  if (databaseUrl) {
    const { openPostgresStore } = await import('./postgres/store.ts')
    return openPostgresStore({ databaseUrl, commandsModule, migrations, log })
  }
  const { openSqliteStore } = await import('./sqlite/store.ts')
  return openSqliteStore({ dataDir, commandsModule, migrations, log })
}
