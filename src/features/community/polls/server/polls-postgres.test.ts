import { afterAll, beforeAll } from 'vitest'
import {
  emptyDatabase,
  startPostgres,
  type TestPostgres,
} from '../../../../server/sql/testing/start-postgres.ts'
import { describePolls } from './polls.case.ts'

let postgres: TestPostgres
let databaseUrl: string
beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.createDatabase()
}, 60_000)
afterAll(() => postgres.stop())

async function newPlace() {
  await emptyDatabase(databaseUrl)
  return { databaseUrl, dataDir: '' }
}

describePolls('Postgres', newPlace)
