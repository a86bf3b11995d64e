import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { describePolls } from './polls.case.ts'

const folder = mkdtempSync(join(tmpdir(), 'polls-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describePolls('SQLite', async () => ({ dataDir: mkdtempSync(join(folder, 'store-')) }))
