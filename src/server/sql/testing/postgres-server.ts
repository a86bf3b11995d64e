import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPostgres } from './postgres-binaries.ts'

export interface PostgresServer {
  readonly url: string
  /** Ends the server as a power cut would, without a word. */
  kill(): Promise<void>
  /** Starts it again after `kill`. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * A server of this test process alone, reached through a socket file in its own
 * folder. One that need not be durable saves every new database several waits for the disk.
 */
export async function startPostgresServer({
  durable,
}: {
  durable: boolean
}): Promise<PostgresServer> {
  const binaries = findPostgres()
  const user = serverUser()
  const folder = mkdtempSync(join(tmpdir(), 'voh-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')

  // A language's own order, unlike "C": text that must sort by code points has to ask for it.
  execFileSync(
    join(binaries, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--no-sync',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=en',
    ],
    { ...user, cwd: folder, stdio: 'pipe' },
  )
  const keeper = spawn(
    'sh',
    [
      // As text: the server's user may not be able to read the checkout.
      '-c',
      readFileSync(new URL('./postgres-server.sh', import.meta.url), 'utf8'),
      'keeper',
      folder,
      join(binaries, 'postgres'),
      '-D',
      data,
      '-c',
      'listen_addresses=',
      '-c',
      `unix_socket_directories=${folder}`,
      '-c',
      `fsync=${durable ? 'on' : 'off'}`,
      '-c',
      'shared_buffers=32MB',
      // Two test processes may use it at once, and some play several nodes.
      '-c',
      'max_connections=300',
    ],
    // Detached: a Ctrl-C meant for the tests must not end the keeper before it has cleaned up.
    { ...user, cwd: folder, stdio: ['pipe', 'pipe', 'ignore'], detached: true },
  )
  const order = (word: string) => keeper.stdin.write(`${word}\n`)
  const url = `postgres://postgres@localhost/postgres?host=${folder}`

  async function start(): Promise<void> {
    const deadline = Date.now() + 30_000
    order('start')
    while (!(await answers(url))) {
      if (Date.now() > deadline) throw new Error(readFileSync(join(folder, 'log'), 'utf8'))
      await pause(100)
      order('start')
    }
  }

  await start()
  return {
    url,
    start,
    async kill() {
      order('kill')
      await once(keeper.stdout, 'data')
    },
    async stop() {
      const ended = once(keeper, 'exit')
      keeper.stdin.end()
      await ended
    },
  }
}

/** Postgres refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const account = ['postgres', 'nobody']
    .map((name) => accounts.find((fields) => fields[0] === name))
    .find((found) => found !== undefined)
  if (!account) throw new Error('Postgres does not run as root, and there is no user nobody')
  return { uid: Number(account[2]), gid: Number(account[3]) }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
