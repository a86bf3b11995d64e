import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './with-lock.mjs'

const holder = join(import.meta.dirname, 'testing', 'hold-lock.ts')
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'voh-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('what one command at a time may do', () => {
  it('is done by one process after the other, however many begin at once', async () => {
    const log = join(folder, 'log')
    const processes = Array.from({ length: 6 }, () => fork(holder, [folder, log]))
    const codes = await Promise.all(processes.map((one) => once(one, 'exit')))
    expect(codes.map(([code]) => code)).toEqual([0, 0, 0, 0, 0, 0])
    expect(readFileSync(log, 'utf8')).toBe('in\nout\n'.repeat(6))
  })

  it('is done again after it failed', async () => {
    const failing = withLock('work', () => Promise.reject(new Error('no')), { folder })
    await expect(failing).rejects.toThrow('no')
    expect(await withLock('work', async () => 'done', { folder })).toBe('done')
  })

  it('is done by the next one where the first was killed over it', async () => {
    const killed = fork(holder, [folder, join(folder, 'log'), 'forever'])
    await once(killed, 'message')
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    let waited = 0
    const onWait = () => void waited++
    const done = withLock('work', async () => 'done', { folder, onWait, patience: 2 })
    expect(await done).toBe('done')
    expect(waited).toBe(1)
  })
})
