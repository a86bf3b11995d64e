import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { startPostgres, type TestPostgres } from '../../../../server/sql/testing/start-postgres.ts'

/** Where a house stands: a database that may outlive it, and be shared by another. */
export interface Place {
  readonly databaseUrl?: string
  readonly dataDir: string
}

/** Makes a new, empty database; each call another one. */
export type NewPlace = () => Promise<Place>

/** For a test file: directories that are gone when it ends. */
export function sqlitePlaces(): NewPlace {
  const folder = mkdtempSync(join(tmpdir(), 'voh-walls-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return async () => ({ dataDir: mkdtempSync(join(folder, 'store-')) })
}

/** For a test file: databases on a real server. */
export function postgresPlaces(): NewPlace {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres.stop())
  return async () => ({ databaseUrl: await postgres.createDatabase(), dataDir: '' })
}
