import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { openStore } from './open-store.ts'
import { describeStore } from './store.case.ts'
import * as room from './testing/letters-and-counters.ts'
import { emptyDatabase, startPostgres, type TestPostgres } from './testing/start-postgres.ts'

let postgres: TestPostgres
let databaseUrl: string
beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.createDatabase()
})
afterAll(() => postgres.stop())

const commandsModule = new URL('./testing/letters-and-counters.ts', import.meta.url)

const cutOthers = `SELECT count(pg_terminate_backend(pid)) AS cut FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()`

function open(migrations = room.migrations) {
  return openAt(databaseUrl, migrations)
}

function openAt(databaseUrl: string, migrations = room.migrations) {
  const log = createQuietLog()
  return openStore({ databaseUrl, dataDir: '', commandsModule, migrations, log })
}

describeStore('Postgres', async () => {
  await emptyDatabase(databaseUrl)
  return { open: ({ migrations } = {}) => open(migrations) }
})

describe('Postgres: a server that nodes share', () => {
  beforeEach(() => emptyDatabase(databaseUrl))

  it('migrates once when several nodes start at the same moment', async () => {
    const nodes = await Promise.all(Array.from({ length: 4 }, () => open()))
    await nodes[0]?.write(room.writeLetter, { id: 'a', body: 'seen by all', at: 0 })
    for (const node of nodes) {
      expect(await node.read.selectFrom('trial_letters').select('body').execute()).toHaveLength(1)
      await node.close()
    }
  })

  it('counts exactly when two nodes write to the same row', async () => {
    const nodes = [await open(), await open()]
    const values = await Promise.all(
      nodes.flatMap((node) => Array.from({ length: 300 }, () => node.write(room.increment, 'one'))),
    )
    expect(new Set(values).size).toBe(600)
    expect(nodes.some((node) => (node.statistics().retries ?? 0) > 0)).toBe(true)
    for (const node of nodes) await node.close()
  })

  it('survives the loss of all its connections, idle or in the middle of a command', async () => {
    const store = await open()
    const other = await open()
    const acknowledged: string[] = []
    for (let round = 0; round < 5; round++) {
      const underWay = Array.from({ length: 40 }, (_, place) =>
        store.write(room.writePair, { id: `${round}-${place}` }),
      )
      const cut = other.write(room.runText, cutOthers)
      const outcomes = await Promise.allSettled(underWay)
      await cut
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') acknowledged.push(`${outcome.value}-a`)
        else expect(['unavailable', 'unknown']).toContain(outcome.reason.code)
      }
      // The loss of an idle connection takes a moment to be noticed.
      await vi.waitFor(() => store.write(room.increment, 'after'), 10_000)
    }
    const rows = await vi.waitFor(
      () => other.read.selectFrom('trial_letters').select('id').execute(),
      10_000,
    )
    const kept = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect(kept.size % 2).toBe(0)
    await store.close()
    await other.close()
  })

  it('lets no statement of a visitor run for long', async () => {
    const store = await open()
    const [shown] = (await store.write(room.runText, 'SHOW statement_timeout')) as object[]
    expect(shown).toEqual({ statement_timeout: '10s' })
    await store.close()
  })

  it('says that the database does not answer when there is none', async () => {
    const opening = openAt('postgres://nobody@127.0.0.1:1/nowhere')
    await expect(opening).rejects.toMatchObject({
      name: 'StoreFailure',
      code: 'unavailable',
      message: expect.stringContaining('Postgres does not answer: connect ECONNREFUSED'),
    })
  })
})
