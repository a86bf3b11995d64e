import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { openStore } from './open-store.ts'
import { describeStore } from './store.case.ts'
import { endTheThread } from './testing/deadly-command.ts'
import * as room from './testing/letters-and-counters.ts'

const folder = mkdtempSync(join(tmpdir(), 'voh-sqlite-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newDirectory = () => mkdtempSync(join(folder, 'store-'))
const commandsModule = new URL('./testing/letters-and-counters.ts', import.meta.url)

function open(dataDir: string, migrations = room.migrations) {
  return openStore({ dataDir, commandsModule, migrations, log: createQuietLog() })
}

describeStore('SQLite', async () => {
  const dataDir = newDirectory()
  return { open: ({ migrations } = {}) => open(dataDir, migrations) }
})

describe('SQLite: one file on one machine', () => {
  it('gathers writes that come at once into few commits', async () => {
    const store = await open(newDirectory())
    await Promise.all(
      Array.from({ length: 500 }, (_, place) =>
        store.write(room.writeLetter, { id: `id-${place}`, body: '', at: 0 }),
      ),
    )
    const { commits, largestBatch } = store.statistics()
    expect(commits).toBeLessThan(20)
    expect(largestBatch).toBeGreaterThan(100)
    await store.close()
  })

  it('rejects every command that shared a failed commit', async () => {
    const store = await open(newDirectory())
    const neighbours = [
      store.write(room.writeLetter, { id: 'innocent', body: '', at: 0 }),
      store.write(room.stampNothing, 'no such letter'),
    ]
    const outcomes = await Promise.allSettled(neighbours)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await store.read.selectFrom('trial_letters').selectAll().execute()).toEqual([])
    await store.close()
  })

  it('refuses a second owner of the directory, from this process or another', async () => {
    const dataDir = newDirectory()
    const store = await open(dataDir)
    await expect(open(dataDir)).rejects.toThrow(/Another process uses the data directory/)

    const second = spawnSync(
      process.execPath,
      [
        '--input-type=module-typescript',
        '--eval',
        `const { openStore } = await import(${JSON.stringify(new URL('./open-store.ts', import.meta.url).href)})
         const log = { info() {}, warn() {}, error() {} }
         await openStore({ dataDir: ${JSON.stringify(dataDir)}, migrations: [], log })`,
      ],
      { encoding: 'utf8' },
    )
    expect(second.status).not.toBe(0)
    expect(second.stderr).toContain('Another process uses the data directory')

    await store.close()
    await (await open(dataDir)).close()
  })

  it('refuses a table that would take anything', async () => {
    const loose = { name: '003-loose', statements: () => ['CREATE TABLE loose (id TEXT)'] }
    await expect(open(newDirectory(), [...room.migrations, loose])).rejects.toThrow(
      /003-loose.*loose must be STRICT/,
    )
  })

  it('says so and stays closed when the commands cannot be loaded', async () => {
    const dataDir = newDirectory()
    const nowhere = new URL('./testing/nowhere.ts', import.meta.url)
    const opening = openStore({
      dataDir,
      commandsModule: nowhere,
      migrations: room.migrations,
      log: createQuietLog(),
    })
    await expect(opening).rejects.toThrow(/nowhere\.ts/)
    await (await open(dataDir)).close()
  })

  it('says that nobody knows when the writer thread dies, and is ready no more', async () => {
    const dataDir = newDirectory()
    const log = createQuietLog()
    const deadly = new URL('./testing/deadly-command.ts', import.meta.url)
    const store = await openStore({ dataDir, commandsModule: deadly, migrations: [], log })
    await expect(store.write(endTheThread, null)).rejects.toMatchObject({ code: 'unknown' })
    await expect(store.ping()).rejects.toMatchObject({ code: 'unavailable' })
    expect(log.lines).toEqual([expect.stringContaining('the writer thread died')])
    await store.close()
    await (await open(dataDir)).close()
  })

  it('leaves one whole file behind when it is closed', async () => {
    const dataDir = newDirectory()
    const store = await open(dataDir)
    await store.write(room.writeLetter, { id: 'a', body: '', at: 0 })
    await store.close()
    const file = new DatabaseSync(join(dataDir, 'voice-of-heart.db'), { readOnly: true })
    expect(file.prepare('SELECT count(*) AS count FROM trial_letters').get()).toEqual({ count: 1 })
    file.close()
  })
})
