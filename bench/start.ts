/**
 * How long `npm start` takes, installed and built, until /healthz answers, beside a bare `node -e 0`
 * in the same round; and how much memory the server keeps when nobody asks for anything. With
 * `--load` also after three minutes in which twenty visitors write, read and ask for poems.
 *
 *   npm run bench start [rounds=7]
 *   npm run bench start -- --load [seconds=180]
 *
 * Linux only (it reads /proc). On a busy machine trust the processor times before the others.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { medianOf } from './median-of.ts'
import { visitAsTwenty } from './mixed-visits.ts'

const numbers = process.argv.slice(2).filter((word) => /^\d+$/.test(word))
const loaded = process.argv.includes('--load')
const first = numbers[0] === undefined ? undefined : Number(numbers[0])
const door = join(import.meta.dirname, '..', 'scripts', 'run.mjs')
const budget = { times: 20, idle: 120, worked: 220 }
const port = 20_000 + (process.pid % 20_000)
const address = `http://127.0.0.1:${port}`
const say = (line: string) => process.stdout.write(`${line}\n`)

let running: ChildProcess | undefined
// Whatever ends this one, the server it started ends with it.
process.on('exit', () => running?.kill())

if (loaded) await measureLoad(first ?? 180)
else await measureStarts(first ?? 7)

async function measureStarts(rounds: number): Promise<void> {
  const times: number[] = []
  const works: number[] = []
  for (let round = 0; round < rounds; round++) {
    const bare = medianOf([1, 2, 3].map(timeBareNode))
    const began = performance.now()
    const stop = await start()
    times.push((performance.now() - began) / bare)
    works.push(processorTime([running?.pid as number, serverOf(running)]))
    if (round === rounds - 1) await tellIdle()
    await stop()
  }
  say(`up within ${medianOf(times).toFixed(1)} times a bare node (budget ${budget.times})`)
  say(`  each round: ${times.map((time) => time.toFixed(1)).join(', ')}`)
  say(`  processor: ${Math.round(medianOf(works))} ms for both processes until the first answer`)
}

async function tellIdle(): Promise<void> {
  await pause(10_000)
  say(`resident when idle: ${memoryOf(serverOf(running))} MB (budget ${budget.idle})`)
  say(`  and ${memoryOf(running?.pid as number)} MB of the command that started it and waits`)
}

async function measureLoad(seconds: number): Promise<void> {
  const stop = await start()
  const before = memoryOf(serverOf(running))
  const done = await visitAsTwenty(address, seconds)
  const after = memoryOf(serverOf(running))
  say(
    `${Object.entries(done)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')} in ${seconds} s`,
  )
  say(`resident: ${before} MB before, ${after} MB right after (budget ${budget.worked})`)
  say(`  anonymous: ${anonymousOf(serverOf(running))} MB`)
  await pause(20_000)
  say(`  ${memoryOf(serverOf(running))} MB after twenty quiet seconds`)
  await stop()
}

async function start(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'voice-of-heart-start-'))
  const child = spawn(process.execPath, [door, 'start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LIMITS: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running = child
  while (!(await isUp())) await pause(4)
  return async () => {
    child.kill()
    await once(child, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function isUp(): Promise<boolean> {
  return new Promise((resolve) => {
    get(`${address}/healthz`, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).on('error', () => resolve(false))
  })
}

function timeBareNode(): number {
  const began = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - began
}

/** The server is whichever child of the command holds the most: a shell watches over both. */
function serverOf(command: ChildProcess | undefined): number {
  const pid = command?.pid as number
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
  )
  return Math.max(...children.map(Number).filter((child) => memoryOf(child) > 20))
}

function processorTime(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, each) => sum + each, 0) * 10
}

function memoryOf(pid: number): number {
  return statusOf(pid, 'VmRSS')
}

function anonymousOf(pid: number): number {
  return statusOf(pid, 'RssAnon')
}

/** In megabytes, as the kernel counts; the threads of a process are in it. */
function statusOf(pid: number, what: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}
