import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { readSettings } from './env.ts'
import { openServices } from './services.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'voice-of-heart-'))
afterEach(() => {
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true, force: true })
})

it('services that were opened without an app stop everything they started', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const settings = { ...readSettings({}), dataDir }
  const services = await openServices({ settings, clock: Date, log: createQuietLog() })
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  await services.close()
  expect(vi.getTimerCount()).toBe(0)
})
