import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startTree } from './process-tree.mjs'
import { findMarked } from './testing/find-marked.ts'

const scripts = import.meta.dirname
const stubborn = join(scripts, 'testing', 'start-stubborn-processes.ts')

/** A project of its own with the real door; `lock` is what it says has to be installed. */
function makeProject(dependencies: Record<string, string>, lock: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'voh-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  mkdirSync(join(folder, 'scripts'))
  // Whatever runs before anything is installed.
  for (const name of readdirSync(scripts).filter((one) => /\.(mjs|sh)$/.test(one))) {
    copyFileSync(join(scripts, name), join(folder, 'scripts', name))
  }
  copyFileSync(stubborn, join(folder, 'scripts', 'stubborn.ts'))
  const about = { name: 'trial', version: '1.0.0', type: 'module', dependencies }
  const commands = { stubborn: 'node scripts/run.mjs stubborn' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...about, scripts: commands }))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...about, ...lock }))
  return folder
}

function makeInstalledProject(): string {
  const folder = makeProject({}, { lockfileVersion: 3, packages: { '': { name: 'trial' } } })
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{}')
  return folder
}

/** One that never gets what it asks for; resolves with the first question. */
async function makeUninstallableProject(): Promise<{ folder: string; asked: Promise<unknown> }> {
  const registry = createServer(() => {}).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  onTestFinished(() => {
    registry.closeAllConnections()
    registry.close()
  })
  const { port } = registry.address() as AddressInfo
  const dependencies = { late: '1.0.0' }
  const late = { version: '1.0.0', resolved: `http://127.0.0.1:${port}/late-1.0.0.tgz` }
  const packages = { '': { name: 'trial', dependencies }, 'node_modules/late': late }
  const folder = makeProject(dependencies, { lockfileVersion: 3, packages })
  return { folder, asked: once(registry, 'request') }
}

/** Starts a command of a project; everything below it can be found by its mark. */
function begin(folder: string, command: string, ...words: string[]) {
  const mark = `trial-${randomBytes(8).toString('hex')}`
  const child = spawn(command, words, {
    cwd: folder,
    env: { ...process.env, TRIAL_MARK: mark, npm_config_fetch_retries: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => {
    for (const { id } of findMarked(mark)) process.kill(id, 'SIGKILL')
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  return {
    npm: child.pid as number,
    left: () => findMarked(mark),
    /** The process behind npm and its shell. */
    door: () => findMarked(mark).find((one) => /node\S* scripts\/run\.mjs/.test(one.command))?.id,
    isSaid: (line: string) =>
      until(() => {
        if (child.exitCode !== null) throw new Error(`It ended, and had said: ${said}`)
        return said.includes(line)
      }),
  }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await pause(50)
}

describe.skipIf(process.platform === 'win32')('the Node of a command', () => {
  it('is the machine’s own where that is new enough, and no package is asked', () => {
    const folder = makeInstalledProject()
    const name = `node-${process.platform}-${process.arch}`
    const binary = join(folder, 'node_modules', name, 'bin', 'node')
    mkdirSync(dirname(binary), { recursive: true })
    writeFileSync(binary, '#!/bin/sh\nexit 7\n', { mode: 0o755 })
    const about = JSON.stringify({ name, version: '24.99.0' })
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), about)
    writeFileSync(join(folder, 'scripts', 'which.ts'), 'console.log(process.execPath)')
    const said = execFileSync(process.execPath, ['scripts/run.mjs', 'which'], { cwd: folder })
    expect(String(said).trim()).toBe(process.execPath)
  })
})

/** How commands are ended from outside, politely and not. */
const endings = [
  ['npm is asked to end', 'npm', 'SIGTERM'],
  ['npm is killed', 'npm', 'SIGKILL'],
  ['the command is asked to end', 'door', 'SIGTERM'],
  ['the terminal is closed', 'door', 'SIGHUP'],
  ['the command is killed', 'door', 'SIGKILL'],
] as const

describe.skipIf(process.platform === 'win32')('nothing is left of a command', () => {
  it.each(endings)('when %s while it works', async (_title, whom, signal) => {
    const running = begin(makeInstalledProject(), 'npm', 'run', 'stubborn')
    await running.isSaid('all are there')
    expect(running.left().length).toBeGreaterThan(4)
    process.kill(whom === 'npm' ? running.npm : (running.door() as number), signal)
    await until(() => running.left().length === 0)
  })

  it.each([endings[1], endings[2]])('when %s while it installs', async (_title, whom, signal) => {
    const { folder, asked } = await makeUninstallableProject()
    const running = begin(folder, 'npm', 'run', 'stubborn')
    await asked
    process.kill(whom === 'npm' ? running.npm : (running.door() as number), signal)
    await until(() => running.left().length === 0)
  })

  it('when a part of it does not listen', async () => {
    const mark = `trial-${randomBytes(8).toString('hex')}`
    const deaf = 'process.on("SIGTERM", () => {}); process.send("up"); setInterval(() => {}, 1e6)'
    const tree = startTree(process.execPath, ['--eval', deaf], {
      env: { ...process.env, TRIAL_MARK: mark },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      patience: 0.3,
    })
    await once(tree.child, 'message')
    tree.end()
    expect((await tree.ended).signal).toBe('SIGKILL')
    expect(findMarked(mark)).toEqual([])
  })
})
