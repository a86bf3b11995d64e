/**
 * The walls under load, on SQLite, through real HTTP on this machine:
 *
 * - durable, checked posts a second and their p99, at 50 clients, beside the bare group-commit
 *   store, measured in turns; and the processor time a post takes, which another job on the
 *   machine does not change
 * - the newest page a second, beside a bare node:http server that sends the same bytes
 * - the rendered wall page a second, beside the same bare server
 * - what a page costs with a thousand posts and with many more
 *
 *   npm run bench walls [seconds=5] [most posts=1000000]
 *   ONLY_POSTS=1 npm run bench walls            the first of them alone
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type RunningApp, runApp } from '../e2e/stage/run-app.ts'
import { openBareStore } from './bare-store.ts'
import { fillWithPosts, fillWithVisitors } from './fill-database.ts'
import { hammer, percentile } from './hammer.ts'
import { medianOf } from './median-of.ts'
import { readThreadTimes, timeBetween } from './thread-times.ts'

const seconds = Number(process.argv[2] ?? 5)
const mostPosts = Number(process.argv[3] ?? 1_000_000)
const clients = 50
const say = (line: string) => process.stdout.write(`${line}\n`)

/** A person writes a few posts a day: with few writers the bench would measure their long memories. */
const writers = 15_000
/** As visitors write: in both languages, in Latin letters too, a line or a paragraph. */
const texts = [
  'आज बिहान चौतारीमा बसेर सोचेको कुरा।',
  'आज मन अलि हलुका छ। साथीहरूसँग बसेर धेरै कुरा गरेँ, अनि घर फर्किँदा बाटोमा एउटा सानो कुकुर भेटियो। मैले त्यसलाई बिस्कुट दिएँ र केही बेर खेलेँ।',
  'I finally told my mother that I failed the exam. She did not shout, she just made tea and sat with me.',
  'aaja mero man ekdam khusi cha, dherai din pachi ghar gaye ra aama lai bhete.',
]

let written = 0
const { app, cookies } = await openWithWriters()
await measurePosts()
if (process.env.ONLY_POSTS) {
  await app.stop()
  process.exit(0)
}
await measureReading('GET posts', '/api/walls/confessions/posts', {})
await measureReading('wall page', '/community/confessions', { 'accept-encoding': 'br' })
await measurePageCost()
await app.stop()

async function openWithWriters(): Promise<{ app: RunningApp; cookies: readonly string[] }> {
  const empty = await runApp({ LIMITS: 'off' })
  await empty.halt()
  const cookies = fillWithVisitors(empty.dataDir, writers)
  return { app: await runApp({ LIMITS: 'off' }, empty.dataDir), cookies }
}

async function measurePosts(): Promise<void> {
  const bare = await openBareStore()
  const [rates, bareRates, latencies]: number[][] = [[], [], []]
  let failed = 0
  const cost = { main: 0, busiest: 0 }
  // Once without counting: everything has to be compiled first.
  await bare.measure(clients, 1)
  await post(1)
  const pid = app.process.pid as number
  for (let turn = 0; turn < 3; turn++) {
    bareRates?.push(await bare.measure(clients, seconds / 3))
    const before = readThreadTimes(pid)
    const round = await post(seconds / 3)
    const used = timeBetween(pid, before, readThreadTimes(pid))
    cost.main += used.main
    cost.busiest += used.busiest
    rates?.push(round.rate)
    latencies?.push(...round.latencies)
    failed += round.failed
  }
  await bare.close()
  const [mine, its] = [medianOf(rates ?? []), medianOf(bareRates ?? [])]
  say(
    `durable, checked posts: ${round(mine)}/s at ${clients} clients, p50 ${percentile(latencies ?? [], 50)} ms, p99 ${percentile(latencies ?? [], 99)} ms (${failed} failed); ` +
      `bare group-commit store ${round(its)}/s, ratio ${(mine / its).toFixed(2)}`,
  )
  const micros = (millis: number) => Math.round((millis * 1000) / (latencies?.length ?? 1))
  say(
    `  processor time a post: ${micros(cost.main)} µs on the main thread, ${micros(cost.busiest)} µs on the writer`,
  )
}

function post(forSeconds: number) {
  return hammer({
    address: app.address,
    clients,
    seconds: forSeconds,
    request: (client) => {
      written += 1
      return {
        method: 'POST',
        path: '/api/walls/confessions/posts',
        headers: {
          cookie: cookies[written % writers] as string,
          'content-type': 'application/json',
          'idempotency-key': `bench-${client}-${written}`,
        },
        body: JSON.stringify({ text: `${texts[written % texts.length]} ${written}` }),
      }
    },
    expected: 201,
  })
}

async function measureReading(
  what: string,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  const bytes = await readOnce(app.address + path, headers)
  const bare = await serveBytes(bytes)
  const request = () => ({ method: 'GET', path, headers })
  const bareAddress = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`
  const ours: number[] = []
  const theirs: number[] = []
  for (let pair = 0; pair < 3; pair++) {
    for (const [address, rates] of [
      [app.address, ours],
      [bareAddress, theirs],
    ] as const) {
      const { rate } = await hammer({
        address,
        clients,
        seconds: seconds / 2,
        request,
        expected: 200,
      })
      rates.push(rate)
    }
  }
  bare.close()
  bare.closeAllConnections()
  const [mine, its] = [medianOf(ours), medianOf(theirs)]
  say(
    `${what}: ${round(mine)}/s, bare node:http with the same ${bytes.body.length} bytes ${round(its)}/s, ratio ${(mine / its).toFixed(2)}`,
  )
}

interface Bytes {
  readonly headers: Record<string, string>
  readonly body: Buffer
}

async function readOnce(url: string, headers: Record<string, string>): Promise<Bytes> {
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } })
  return {
    headers: { 'content-type': answer.headers.get('content-type') ?? '' },
    body: Buffer.from(await answer.arrayBuffer()),
  }
}

async function serveBytes({ headers, body }: Bytes): Promise<Server> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': body.length })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** A page far down the wall, with few posts and with many: by a key it should cost the same. */
async function measurePageCost(): Promise<void> {
  const few = await costWith(1_000)
  const many = await costWith(mostPosts)
  say(
    `a page of 50: ${few.toFixed(2)} ms with 1,000 posts, ${many.toFixed(2)} ms with ${mostPosts.toLocaleString('en')}, ratio ${(many / few).toFixed(2)}`,
  )
}

async function costWith(posts: number): Promise<number> {
  const filled = await runApp({ LIMITS: 'off' })
  await filled.halt()
  fillWithPosts(filled.dataDir, posts)
  const again = await runApp({ LIMITS: 'off' }, filled.dataDir)
  const first = await page(again.address, undefined)
  const times: number[] = []
  let before = first.next
  for (let turn = 0; turn < 300 && before; turn++) {
    const began = performance.now()
    const { next } = await page(again.address, before)
    times.push(performance.now() - began)
    // Turning back to the start, so that both walls are read to the same depth.
    before = next && turn % 15 !== 14 ? next : first.next
  }
  await again.stop()
  return medianOf(times)
}

async function page(address: string, before: string | undefined): Promise<{ next: string }> {
  const query = before ? `?before=${encodeURIComponent(before)}` : ''
  // As it is: this asks what reading costs, not what packing does.
  const headers = { 'accept-encoding': 'identity' }
  return (await fetch(`${address}/api/walls/confessions/posts${query}`, { headers })).json()
}

function round(rate: number): string {
  return Math.round(rate).toLocaleString('en')
}
