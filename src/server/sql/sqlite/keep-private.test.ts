import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { openStore } from '../open-store.ts'
import * as room from '../testing/letters-and-counters.ts'
import { keepPrivate } from './keep-private.ts'

let folder: string
let usual: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voice-of-heart-'))
  usual = process.umask(0o022)
})
afterEach(() => {
  process.umask(usual)
  rmSync(folder, { recursive: true, force: true })
})

const modeOf = (path: string) => statSync(path).mode & 0o7777
const modes = () => readdirSync(folder).map((name) => [name, modeOf(join(folder, name))])

async function openAndWrite(id = 'one') {
  const store = await openStore({
    dataDir: folder,
    commandsModule: new URL('../testing/letters-and-counters.ts', import.meta.url),
    migrations: room.migrations,
    log: createQuietLog(),
  })
  await store.write(room.writeLetter, { id, body: 'what was confided', at: 0 })
  return store
}

describe.skipIf(process.platform === 'win32')('the database', () => {
  it('is for us alone in a folder that was there before, with all that lies beside it', async () => {
    chmodSync(folder, 0o755)
    const store = await openAndWrite()
    expect(modeOf(folder)).toBe(0o700)
    expect(modes().length).toBeGreaterThanOrEqual(4)
    for (const [name, mode] of modes()) expect([name, mode]).toEqual([name, 0o600])
    await store.close()
  })

  it('is for us alone again after it was for all', async () => {
    await (await openAndWrite()).close()
    for (const [name] of modes()) chmodSync(join(folder, name as string), 0o644)
    const store = await openAndWrite('another')
    for (const [name, mode] of modes()) expect([name, mode]).toEqual([name, 0o600])
    await store.close()
  })

  it('leaves a folder open that many share', () => {
    chmodSync(folder, 0o1777)
    writeFileSync(join(folder, 'theirs'), '')
    keepPrivate(folder, ['ours'])
    expect(modeOf(folder)).toBe(0o1777)
    expect(modes()).toEqual([
      ['ours', 0o600],
      ['theirs', 0o644],
    ])
  })
})
