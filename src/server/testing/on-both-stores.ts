import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest'
import { emptyDatabase, startPostgres, type TestPostgres } from '../sql/testing/start-postgres.ts'
import { openApp, type TestApp } from './open-app.ts'

/** Runs the same cases against the app on SQLite and on Postgres, each case on an empty store. */
export function onBothStores(
  title: string,
  cases: (current: () => TestApp) => void,
  environment: Record<string, string> = {},
): void {
  describe(`${title}, on SQLite`, () => {
    const folder = mkdtempSync(join(tmpdir(), 'voice-of-heart-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    eachOnItsOwn(
      async () => openApp({ dataDir: mkdtempSync(join(folder, 'store-')) }, environment),
      cases,
    )
  })

  describe(`${title}, on Postgres`, () => {
    let postgres: TestPostgres
    let databaseUrl: string
    beforeAll(async () => {
      postgres = await startPostgres()
      databaseUrl = await postgres.createDatabase()
    }, 60_000)
    afterAll(() => postgres.stop())
    eachOnItsOwn(async () => {
      await emptyDatabase(databaseUrl)
      return openApp({ databaseUrl }, environment)
    }, cases)
  })
}

function eachOnItsOwn(open: () => Promise<TestApp>, cases: (current: () => TestApp) => void): void {
  let current: TestApp
  beforeEach(async () => {
    current = await open()
  })
  afterEach(() => current.close())
  cases(() => current)
}
