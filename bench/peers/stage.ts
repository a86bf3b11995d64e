import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type PostgresServer,
  startPostgresServer,
} from '../../src/server/sql/testing/postgres-server.ts'
import { createDatabase } from '../../src/server/sql/testing/start-postgres.ts'

export interface Running {
  readonly address: string
  readonly pid: number
  stop(): Promise<void>
}

export interface Program {
  readonly words: readonly string[]
  readonly env: Record<string, string>
  readonly folder: string
  /** Finds the address in what the program prints. */
  readonly says: RegExp
}

const children = new Set<ChildProcess>()
const folders = new Set<string>()
let postgres: Promise<PostgresServer> | undefined

/** A server in a process of its own; it has said its address when this resolves. */
export async function startProgram({ words, env, folder, says }: Program): Promise<Running> {
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'end-with-parent.mjs'), ...words],
    {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  children.add(child)
  const address = await addressOf(child, says)
  return { address, pid: child.pid as number, stop: () => end(child) }
}

function addressOf(child: ChildProcess, says: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-10_000)
      const found = says.exec(said)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}: ${said}`)))
  })
}

export async function end(child: ChildProcess): Promise<void> {
  children.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // Nothing of it is kept, and waiting for each server's own farewell takes minutes.
  child.kill('SIGKILL')
  await ended
}

/** One that speaks with us; ended with all the others. */
export function keepChild(child: ChildProcess): ChildProcess {
  children.add(child)
  return child
}

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'voice-of-heart-peers-'))
  folders.add(folder)
  return folder
}

/** The one Postgres of this run, with fsync on; everybody has a database of their own in it. */
export async function makeDatabase(): Promise<string> {
  postgres ??= startPostgresServer({ durable: true })
  return createDatabase((await postgres).url)
}

/** The process of the Postgres of this run, if it was started. */
export async function postgresProcess(): Promise<number | undefined> {
  if (!postgres) return undefined
  const folder = new URL((await postgres).url).searchParams.get('host') ?? ''
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}

export async function clearStage(): Promise<void> {
  await Promise.all([...children].map(end))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders.clear()
  const server = await postgres?.catch(() => undefined)
  postgres = undefined
  await server?.stop()
}
