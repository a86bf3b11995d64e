import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { often } from '#kit/testing/proof.ts'
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

const rounds = often({ test: 4, proof: 100 })
const folder = mkdtempSync(join(tmpdir(), 'voh-kill-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.concurrent('Whoever was told that a post is safe finds it again', () => {
  it('after the program was killed, again and again, while it wrote to SQLite', async () => {
    const place = { dataDir: mkdtempSync(join(folder, 'sqlite-')) }
    for (let round = 0; round < rounds; round++) {
      const writing = startWriting(place, round)
      const acknowledged = await killAtRandom(writing)
      expectAllThere(acknowledged, await survivingPairs(place))
    }
  })

  it('after the program was killed, again and again, while it wrote to Postgres', async ({
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
  })

  it('after the Postgres server itself was killed, again and again, under a running program', async ({
    onTestFinished,
  }) => {
    const postgres = await startPostgresServer({ durable: true })
    onTestFinished(postgres.stop)
    const place = { dataDir: '', databaseUrl: await createDatabase(postgres.url) }
    const writing = startWriting(place, 0)
    for (let kill = 0; kill < often({ test: 2, proof: 20 }); kill++) {
      await writing.untilItHasWritten(20)
      await pause(Math.random() * 100)
      await postgres.kill()
      await postgres.start()
    }
    await writing.untilItHasWritten(20)
    const acknowledged = await killAtRandom(writing)
    expectAllThere(acknowledged, await survivingPairs(place))
  })
})

describe('a process that writes until it is killed', () => {
  it('ends with the one who started it, however that one ends', async () => {
    const place = { dataDir: mkdtempSync(join(folder, 'left-')) }
    const started = new URL('./testing/kill-while-writing.ts', import.meta.url)
    const starter = `
      import { startWriting } from ${JSON.stringify(started.href)}
      await startWriting(${JSON.stringify(place)}, 0).untilItHasWritten(1)
      console.log('it writes')
    `
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', starter], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    // Both hold the other end of it: it closes when both are gone.
    const bothAreGone = once(parent.stderr.resume(), 'close')
    await once(parent.stdout, 'data')
    parent.kill('SIGKILL')
    await bothAreGone
  })
})
