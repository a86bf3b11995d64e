import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { openStore } from './open-store.ts'
import { startWriting, type WritingProcess } from './testing/kill-while-writing.ts'
import { migrations } from './testing/letters-and-counters.ts'
import { startPostgresServer } from './testing/postgres-server.ts'
import { createDatabase } from './testing/start-postgres.ts'

interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string
}

/** What is there after a restart: pairs are whole, and their ids are the names without the half. */
async function survivingPairs(place: Place): Promise<Set<string>> {
  const store = await openStore({ ...place, migrations, log: createQuietLog() })
  const rows = await store.read.selectFrom('trial_letters').select('id').execute()
  await store.close()
  const halves = (half: string) =>
    rows.filter(({ id }) => id.endsWith(half)).map(({ id }) => id.slice(0, -half.length))
  expect(halves('-a').sort()).toEqual(halves('-b').sort())
  return new Set(halves('-a'))
}

function expectAllThere(acknowledged: readonly string[], surviving: Set<string>): void {
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(acknowledged.filter((id) => !surviving.has(id))).toEqual([])
}

async function killAtRandom(writing: WritingProcess): Promise<readonly string[]> {
  await writing.untilItHasWritten(1)
  await pause(Math.random() * 60)
  return writing.kill()
}

const rounds = 20
const folder = mkdtempSync(join(tmpdir(), 'voh-kill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.concurrent('Whoever was told that a post is safe finds it again', () => {
  it(`after the program was killed ${rounds} times while it wrote to SQLite`, async () => {
    const place = { dataDir: mkdtempSync(join(folder, 'sqlite-')) }
    for (let round = 0; round < rounds; round++) {
      const writing = startWriting(place, round)
      const acknowledged = await killAtRandom(writing)
      expectAllThere(acknowledged, await survivingPairs(place))
    }
  }, 60_000)

  it(`after the program was killed ${rounds} times while it wrote to Postgres`, async ({
    onTestFinished,
  }) => {
    const postgres = await startPostgresServer({ durable: true })
    onTestFinished(postgres.stop)
    const place = { dataDir: '', databaseUrl: await createDatabase(postgres.url) }
    for (let round = 0; round < rounds; round++) {
      const writing = startWriting(place, round)
      const acknowledged = await killAtRandom(writing)
      expectAllThere(acknowledged, await survivingPairs(place))
    }
  }, 60_000)

  it('after the Postgres server itself was killed, again and again, under a running program', async ({
    onTestFinished,
  }) => {
    const postgres = await startPostgresServer({ durable: true })
    onTestFinished(postgres.stop)
    const place = { dataDir: '', databaseUrl: await createDatabase(postgres.url) }
    const writing = startWriting(place, 0)
    for (let kill = 0; kill < 5; kill++) {
      await writing.untilItHasWritten(20)
      await pause(Math.random() * 100)
      await postgres.kill()
      await postgres.start()
    }
    await writing.untilItHasWritten(20)
    const acknowledged = await killAtRandom(writing)
    expectAllThere(acknowledged, await survivingPairs(place))
  }, 60_000)
})
