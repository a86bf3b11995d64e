import { readSettings } from './env.ts'
import { openBuiltPages } from './pages/built-pages.ts'
import { startServer } from './start-server.ts'

try {
  const settings = readSettings(process.env)
  await startServer(settings, await openBuiltPages())
} catch (error) {
  // The operator gets the one line that matters; a stack would bury it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
