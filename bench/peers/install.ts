import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const room = import.meta.dirname
const app = join(room, 'next-app')
export const nextProgram = join(room, 'node_modules', 'next', 'dist', 'bin', 'next')

/** On first use, and again when the lock file or the pages changed. */
export function installPeers(): void {
  const lock = writtenAt(join(room, 'package-lock.json'))
  if (writtenAt(join(room, 'node_modules', '.package-lock.json')) < lock) {
    say('Installing the peers (parse-server and Next, about 500 MB) …')
    // Not `npm ci`: Next publishes its compiler for some platforms later than for others, and a
    // lock file made in between does not know them. What the lock file does know is kept to.
    run('npm', ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'], room)
  }
  if (writtenAt(join(app, 'dist', 'BUILD_ID')) < Math.max(lock, newest(app))) {
    say('Building the Next app …')
    run(process.execPath, [nextProgram, 'build'], app)
  }
}

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'dist')))
  return Math.max(...files.map(writtenAt))
}

function writtenAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function run(command: string, words: readonly string[], folder: string): void {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: folder,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}${stderr}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
