import { existsSync } from 'node:fs'
import { startTree } from '../../scripts/process-tree.mjs'
import { withLock } from '../../scripts/with-lock.mjs'
import { lookForChromium } from './find-chromium.ts'

/** Once before all journeys, and by one command at a time: a package manager serves nobody else meanwhile. */
export default async function installChromium(): Promise<void> {
  if (lookForChromium()) return
  await withLock('chromium', async () => {
    if (!lookForChromium()) await installFromSystem()
    if (!lookForChromium()) await installFromPlaywright()
  })
}

async function installFromSystem(): Promise<void> {
  if (!existsSync('/usr/bin/apt-get')) return
  process.stdout.write('Installing Chromium from the package manager …\n')
  if ((await apt('update')) !== 0) return
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if ((await apt('install', '-y', '--no-install-recommends', name)) === 0) return
  }
}

function apt(...words: readonly string[]): Promise<number> {
  // Somebody else on this machine may be installing: it is waited for.
  const all = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=600', ...words]
  return process.getuid?.() === 0 ? run('env', all) : run('sudo', ['-n', ...all])
}

async function installFromPlaywright(): Promise<void> {
  process.stdout.write('Installing Chromium through Playwright …\n')
  await run('playwright-core', ['install', 'chromium'])
}

async function run(command: string, words: readonly string[]): Promise<number> {
  const { code } = await startTree(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  }).ended
  return code
}
