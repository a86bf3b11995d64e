import { type ChildProcess, spawn } from 'node:child_process'
import { startPostgresServer } from '../src/server/sql/testing/postgres-server.ts'
import { createDatabase } from '../src/server/sql/testing/start-postgres.ts'
import { buildIfNeeded } from './build-if-needed.ts'
import { serverEnvironment, serverFlags, serverScript } from './server-process.mjs'

/**
 * Several nodes on one machine over one Postgres, as they would run on several:
 *
 *   node scripts/run.mjs nodes [how many]
 *
 * With DATABASE_URL they share that database; otherwise one is started for them
 * and forgotten afterwards.
 */
const count = Number(process.argv[2] ?? 2)

await buildIfNeeded()
const postgres = process.env.DATABASE_URL ? undefined : await startPostgresServer({ durable: true })
const databaseUrl = process.env.DATABASE_URL ?? (await createDatabase(postgres?.url as string))
const nodes = Array.from({ length: count }, (_, place) => startNode(place))

function startNode(place: number): ChildProcess {
  const port = process.env.PORT ? String(Number(process.env.PORT) + place) : '0'
  return spawn(process.execPath, [...serverFlags, serverScript], {
    env: { ...process.env, ...serverEnvironment, PORT: port, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  })
}

let stopping = false
async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  const ended = nodes.map((node) => new Promise((resolve) => node.once('exit', resolve)))
  for (const node of nodes) node.kill()
  await Promise.all(ended)
  await postgres?.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
process.on('disconnect', stop)
