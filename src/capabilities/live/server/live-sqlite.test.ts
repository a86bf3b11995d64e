import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { describeLive } from './live.case.ts'

const folder = mkdtempSync(join(tmpdir(), 'live-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeLive('SQLite', async () => ({ dataDir: mkdtempSync(join(folder, 'store-')) }))
