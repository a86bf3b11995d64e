/**
 * Ten thousand screens that listen to the whole product, as `npm start` runs it: how much memory
 * it takes on one node, and how long a post and a heart are on their way to the last of them.
 *
 *   npm run bench live [streams=10000] [rounds=20]
 *
 * The listeners are spread over child processes and loopback addresses; on a machine of two cores
 * they take their time from the server. Linux only (it reads /proc); bounded to three minutes.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runApp } from '../e2e/stage/run-app.ts'

const [streams = 10_000, rounds = 20] = process.argv.slice(2).map(Number)
const childCount = 4
const budget = { memory: 256, p99: 500 }

const app = await runApp({ LIMITS: 'off' })
const children: ChildProcess[] = []
setTimeout(() => finish(1, 'The time of three minutes is up.'), 180_000).unref()

/** What was sent when; the listeners answer what arrived when. */
const sent = new Map<string, number>()
const cookie = await signIn()
const hearts = await Promise.all(Array.from({ length: rounds }, signIn))
const liked = await write('bench-start')

const before = memory()
const began = performance.now()
for (let place = 0; place < childCount; place++) {
  const words = [app.address, String(streams / childCount), `127.0.0.${place + 2}`]
  const child = fork(join(import.meta.dirname, 'live-listeners.ts'), words)
  children.push(child)
  child.on('exit', (code) => code && finish(1, `A listener ended with ${code}`))
}
await Promise.all(children.map((child) => answerOf(child)))
const opening = (performance.now() - began) / 1000
await pause(2_000)
const open = memory()

let most = open
const watching = setInterval(() => {
  most = Math.max(most, memory())
}, 20)
for (let round = 0; round < rounds; round++) {
  await write(`bench-${round}`)
  await pause(700)
  sent.set(`heart-${round + 1}`, Date.now())
  await ask('PUT', `/api/walls/confessions/posts/${liked}/heart`, hearts[round])
  await pause(700)
}
await pause(1_500)
clearInterval(watching)
const after = memory()

const arrivals = (
  await Promise.all(
    children.map((child) => answerOf<[string, number[]][]>(child, { ask: 'arrivals' })),
  )
).flat()
const posts = delaysOf('bench-')
const told = delaysOf('heart-')
const complete = posts.length === streams * rounds && told.length === streams * rounds
const held =
  most <= budget.memory && share(posts, 0.99) <= budget.p99 && share(told, 0.99) <= budget.p99
const line = (what: string, delays: readonly number[]) =>
  `${what}, from the tap to the screen: p50 ${share(delays, 0.5)} ms, p99 ${share(delays, 0.99)} ms, ` +
  `last ${share(delays, 1)} ms (${delays.length} of ${streams * rounds} arrived)`
const report = [
  `${streams} streams on one node of the whole product (opened in ${opening.toFixed(1)} s)`,
  `memory: ${before} MB before, ${open} MB with them, ${most} MB at most while telling, ${after} MB after (budget ${budget.memory})`,
  line('a post', posts),
  `${line('a heart', told)}; hearts are gathered for 250 ms on purpose`,
  held && complete ? 'within budget' : `NOT within budget (p99 ${budget.p99} ms)`,
]
process.stdout.write(`${report.join('\n')}\n`)
await finish(held && complete ? 0 : 1)

function delaysOf(prefix: string): number[] {
  return arrivals
    .filter(([name]) => name.startsWith(prefix) && sent.has(name))
    .flatMap(([name, times]) => times.map((time) => time - (sent.get(name) as number)))
    .sort((a, b) => a - b)
}

function share(delays: readonly number[], part: number): number {
  return delays[Math.ceil(delays.length * part) - 1] ?? Number.NaN
}

async function ask(method: string, path: string, as = '', body?: object): Promise<Response> {
  return fetch(app.address + path, {
    method,
    headers: {
      cookie: as,
      'idempotency-key': crypto.randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

async function signIn(): Promise<string> {
  const answer = await ask('POST', '/api/identity', '', {})
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function write(name: string): Promise<string> {
  const text = `${name}: ${'आज मन अलि हलुका छ। '.repeat(12)}`
  sent.set(name, Date.now())
  const answer = await ask('POST', '/api/walls/confessions/posts', cookie, { text })
  return (await answer.json()).post.id
}

/** What the kernel counts for the server, in megabytes. */
function memory(): number {
  const status = readFileSync(`/proc/${app.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

function answerOf<Answer>(child: ChildProcess, question?: object): Promise<Answer> {
  const answer = new Promise<Answer>((resolve) => child.once('message', resolve as () => void))
  if (question) child.send(question)
  return answer
}

async function finish(code: number, complaint?: string): Promise<never> {
  if (complaint) process.stderr.write(`${complaint}\n`)
  for (const child of children) child.kill()
  await app.stop()
  process.exit(code)
}
