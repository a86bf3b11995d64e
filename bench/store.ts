import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createQuietLog } from '../src/kit/store/server/testing/quiet-log.ts'
import { openStore } from '../src/server/sql/open-store.ts'
import { openForWriting } from '../src/server/sql/sqlite/connection.ts'
import * as room from '../src/server/sql/testing/letters-and-counters.ts'
import { startPostgresServer } from '../src/server/sql/testing/postgres-server.ts'

/**
 * How many posts a second are safe on the disk, and how long the author waits,
 * with 50 authors who each send the next post when the last is acknowledged.
 *
 *     node bench/store.ts [seconds]
 */
const clients = 50
const seconds = Number(process.argv[2] ?? 3)
const body = 'आज मन हलुका छ। A letter of an ordinary length, as a visitor would write it. '.repeat(2)
const commandsModule = new URL('../src/server/sql/testing/letters-and-counters.ts', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'voh-bench-'))

type Write = (letter: room.Letter) => Promise<unknown>

async function measure(name: string, write: Write): Promise<void> {
  let next = 0
  const waits: number[] = []

  async function author(until: number): Promise<void> {
    while (performance.now() < until) {
      const sent = performance.now()
      await write({ id: `${name}-${next++}`, body, at: 1_700_000_000_000 + next })
      waits.push(performance.now() - sent)
    }
  }
  const authors = (until: number) =>
    Promise.all(Array.from({ length: clients }, () => author(until)))

  await authors(performance.now() + 500)
  waits.length = 0
  const start = performance.now()
  await authors(start + seconds * 1_000)
  report(name, waits, performance.now() - start)
}

function report(name: string, waits: number[], millis: number): void {
  const sorted = Float64Array.from(waits).sort()
  const wait = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  const rate = Math.round(sorted.length / (millis / 1_000)).toLocaleString('en')
  console.log(
    `${name.padEnd(36)} ${rate.padStart(8)}/s   p50 ${wait(0.5)} ms   p99 ${wait(0.99)} ms`,
  )
}

async function measureSqlite(): Promise<void> {
  const dataDir = join(folder, 'group')
  const log = createQuietLog()
  const store = await openStore({ dataDir, commandsModule, migrations: room.migrations, log })
  await measure('SQLite, group commit', (letter) => store.write(room.writeLetterInACrowd, letter))
  await measure('SQLite, group commit, built query', (letter) =>
    store.write(room.writeLetter, letter),
  )
  const { commands = 0, commits = 1 } = store.statistics()
  console.log(`${' '.repeat(36)} ${(commands / commits).toFixed(1)} commands to a commit`)
  await store.close()
}

async function measureOneCommitEach(): Promise<void> {
  const db = openForWriting(join(folder, 'each.db'))
  for (const statement of room.migrations[0]?.statements('sqlite') ?? []) db.exec(statement)
  const insert = db.prepare('INSERT INTO trial_letters (id, body, written_at) VALUES (?, ?, ?)')
  await measure('SQLite, one commit each', async ({ id, body, at }) => {
    insert.run(id, body, at)
    await new Promise(setImmediate)
  })
  db.close()
}

async function measurePostgres(): Promise<void> {
  const server = await startPostgresServer({ durable: true })
  const log = createQuietLog()
  const { migrations } = room
  const store = await openStore({
    databaseUrl: server.url,
    dataDir: '',
    commandsModule,
    migrations,
    log,
  })
  await measure('Postgres, many together', (letter) =>
    store.write(room.writeLetterInACrowd, letter),
  )
  await measure('Postgres, a transaction', (letter) => store.write(room.writeLetter, letter))
  await store.close()
  await server.stop()
}

await measureSqlite()
await measureOneCommitEach()
await measurePostgres()
rmSync(folder, { recursive: true, force: true })
