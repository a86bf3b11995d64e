import { join } from 'node:path'
import { fingerprintSources, isBuilt } from './build-stamp.mjs'
import { startTree } from './process-tree.mjs'
import { withLock } from './with-lock.mjs'

/** Builds in a process of its own: whoever asks should not keep the build tools in memory. */
export async function buildIfNeeded(): Promise<void> {
  if (isBuilt(fingerprintSources())) return
  await withLock('build', buildUnlessSomebodyDid, {
    onWait: () => process.stdout.write('Another command is building here; waiting for it …\n'),
  })
}

async function buildUnlessSomebodyDid(): Promise<void> {
  if (isBuilt(fingerprintSources())) return
  process.stdout.write('Building the pages (first time, or sources changed) …\n')
  const script = join(import.meta.dirname, 'build.ts')
  const { code } = await startTree(process.execPath, [script], { stdio: 'inherit' }).ended
  if (code !== 0) {
    process.stderr.write('The build did not finish; the lines above say why.\n')
    process.exit(1)
  }
}

if (import.meta.main) await buildIfNeeded()
