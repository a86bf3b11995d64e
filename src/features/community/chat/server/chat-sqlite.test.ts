import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { describeChat } from './chat.case.ts'

const folder = mkdtempSync(join(tmpdir(), 'chat-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describeChat('SQLite', async () => ({ dataDir: mkdtempSync(join(folder, 'store-')) }))
