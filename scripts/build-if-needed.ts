import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fingerprintSources, isBuilt } from './build-stamp.ts'

/** Builds in a process of its own: whoever asks should not keep the build tools in memory. */
export async function buildIfNeeded(): Promise<void> {
  if (await isBuilt(await fingerprintSources())) return
  process.stdout.write('Building the pages (first time, or sources changed) …\n')
  const script = join(import.meta.dirname, 'build.ts')
  const built = spawnSync(process.execPath, [script], { stdio: 'inherit' })
  if (built.status !== 0) {
    process.stderr.write('The build did not finish; the lines above say why.\n')
    process.exit(1)
  }
}

if (import.meta.main) await buildIfNeeded()
