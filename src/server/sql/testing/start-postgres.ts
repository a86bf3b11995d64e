import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { startPostgresServer } from './postgres-server.ts'

export interface TestPostgres {
  /** A fresh, empty database of this suite alone; answers its address. */
  createDatabase(): Promise<string>
  stop(): Promise<void>
}

/** The server named by TEST_DATABASE_URL, or else one of this test process alone. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  if (!given) {
    const server = await startPostgresServer({ durable: false })
    return { createDatabase: () => createDatabase(server.url), stop: server.stop }
  }
  const created: string[] = []
  return {
    async createDatabase() {
      const url = await createDatabase(given)
      created.push(nameIn(url))
      return url
    },
    async stop() {
      for (const name of created) await run(given, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await run(serverUrl, `CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Between the cases of one suite: far quicker than a database for each. */
export async function emptyDatabase(url: string): Promise<void> {
  await run(url, 'DROP SCHEMA public CASCADE; CREATE SCHEMA public')
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1)
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
