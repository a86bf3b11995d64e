import { join } from 'node:path'
import { readSettings } from './env.ts'
import { nameSourceLines } from './name-source-lines.ts'
import { openBuiltPages } from './pages/built-pages.ts'
import { startServer } from './start-server.ts'

nameSourceLines(import.meta.dirname)

try {
  const settings = readSettings(process.env)
  const pages = await openBuiltPages(join(import.meta.dirname, '..', '..', 'dist'))
  await startServer(settings, pages)
  // After the start, so that it is quick, and before the first visitor, who need not wait for it.
  await pages.loadRenderer()
} catch (error) {
  // The operator gets the one line that matters; a stack would bury it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
