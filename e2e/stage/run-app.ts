import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverEnvironment, serverFlags, serverScript } from '../../scripts/server-process.mjs'

const root = join(import.meta.dirname, '..', '..')

export interface RunningApp {
  readonly address: string
  readonly process: ChildProcess
  readonly dataDir: string
  /** Ends the server and keeps its data, as a power cut or a deploy would. */
  halt(signal?: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
}

/** Starts the real server on a free port, with data of its own. */
export async function runApp(
  settings: Record<string, string> = {},
  keptData?: string,
  script = serverScript,
): Promise<RunningApp> {
  const dataDir = keptData ?? (await mkdtemp(join(tmpdir(), 'voice-of-heart-data-')))
  const child = spawn(process.execPath, [...serverFlags, script], {
    cwd: root,
    env: { ...process.env, ...serverEnvironment, PORT: '0', DATA_DIR: dataDir, ...settings },
    // The extra channel closes when the test process ends, however it ends, and the server with it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const address = await readAddress(child)
  const halt = (signal: NodeJS.Signals = 'SIGTERM') => {
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
    child.kill(signal)
    return ended
  }
  return {
    address,
    process: child,
    dataDir,
    halt,
    async stop() {
      await halt()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      // With a PUBLIC_ORIGIN the line names that first, then where it listens.
      const found = /(?:is at|listening on) (https?:\/\/[^\s",]+) \(/.exec(said)
      if (found) resolve(found[1] as string)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)))
  })
}
