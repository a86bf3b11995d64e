/**
 * The product beside parse-server and Next on the same work, on the same machine
 * and the same Postgres (fsync on), in turn. Needs the npm registry on first use.
 *
 *   npm run bench peers [a b c d e]
 *
 * a posts written, b posts read, c the wall as a page, d a page far down, e live streams
 *
 * Each is one process in its best honest settings: 20 connections, prepared
 * statements, an index for the order of the wall, no logs, no tags to compute.
 * Ours moderates, keeps out repetitions and tells open screens; the peers check
 * the length and who writes. SECONDS, ROUNDS, MOST_POSTS and STREAMS change the
 * size of a run. On a busy machine trust the ratios, and "processor each" most.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { installPeers } from './peers/install.ts'
import { describeMachine } from './peers/machine.ts'
import { measurePosts } from './peers/questions/a-posts.ts'
import { measureReading } from './peers/questions/b-reading.ts'
import { measureWallPage } from './peers/questions/c-wall-page.ts'
import { measurePageCost } from './peers/questions/d-page-cost.ts'
import { measureStreams } from './peers/questions/e-streams.ts'
import { clearStage } from './peers/stage.ts'

const questions: Record<string, () => Promise<void>> = {
  a: measurePosts,
  b: measureReading,
  c: measureWallPage,
  d: measurePageCost,
  e: measureStreams,
}
const longestMinutes = 15
let leaving = false

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in questions))
if (unknown)
  await leave(1, `There is no ${unknown}; choose from: ${Object.keys(questions).join(' ')}`)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => leave(1))
process.on('uncaughtException', (error) => leave(1, error.stack))
const parent = process.ppid
setInterval(() => process.ppid !== parent && leave(1), 1_000).unref()

try {
  installPeers()
  for (const [name, measure] of Object.entries(questions)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    process.stdout.write(`\n${describeMachine()}\n`)
    await Promise.race([measure(), giveUp(name)])
    await clearStage()
  }
  await leave(0)
} catch (error) {
  await leave(1, error instanceof Error ? (error.stack ?? error.message) : String(error))
}

async function giveUp(name: string): Promise<never> {
  await pause(longestMinutes * 60_000, undefined, { ref: false })
  throw new Error(`${name} took longer than ${longestMinutes} minutes`)
}

async function leave(code: number, line?: string): Promise<never> {
  // Servers that are ended now look like failures of the measurement: the first word counts.
  if (leaving) return new Promise(() => {})
  leaving = true
  if (line) process.stderr.write(`${line}\n`)
  await clearStage()
  process.exit(code)
}
