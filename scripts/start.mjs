import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fingerprintSources, isBuilt } from './build-stamp.mjs'

// JavaScript, because the server runs on in this process, without the megabytes that read TypeScript.

if (!isBuilt(fingerprintSources())) {
  const script = join(import.meta.dirname, 'build-if-needed.ts')
  const [code] = await once(spawn(process.execPath, [script], { stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exit(1)
}
await import('../dist/server/main.js')
