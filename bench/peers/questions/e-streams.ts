/** Screens that listen: the memory they take, and how long a post is on its way to the last of them. */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Contender } from '../contender.ts'
import { startNext } from '../contenders/next.ts'
import { startOursOnPostgres, startOursOnSqlite } from '../contenders/ours.ts'
import { startParse } from '../contenders/parse.ts'
import { writeMoment } from '../moment.ts'
import { processorTime } from '../processor-time.ts'
import { ask } from '../request-bytes.ts'
import { median, percentile } from '../rounds.ts'
import { end, keepChild, postgresProcess } from '../stage.ts'
import { millis, printTable, processor, whole } from '../table.ts'

const counts = (process.env.STREAMS ?? '1000,10000').split(',').map(Number)
const roundCount = Number(process.env.ROUNDS ?? 2)
const posts = 20
const betweenPosts = 500
const openingMillis = 90_000
const childCount = 4

interface Way {
  readonly name: string
  readonly protocol: 'events' | 'websocket'
  readonly path: string
  readonly start: () => Promise<Contender>
}

const events = '/api/live?topics=walls.confessions'
const ways: readonly Way[] = [
  { name: 'ours on SQLite', protocol: 'events', path: events, start: startOursOnSqlite },
  { name: 'ours on Postgres', protocol: 'events', path: events, start: startOursOnPostgres },
  { name: 'Next, a stream a route', protocol: 'events', path: '/api/live', start: startNext },
  { name: 'parse-server, LiveQuery', protocol: 'websocket', path: '/', start: startParse },
]

interface Heard {
  readonly delays: readonly number[]
  readonly opened: number
}

interface Round {
  readonly opened: number
  readonly seconds: number
  readonly before: number
  readonly after: number
  /** Milliseconds of processor that the server and Postgres used to tell one post to all. */
  readonly cost: number
  readonly delays: readonly number[]
}

export async function measureStreams(): Promise<void> {
  for (const count of counts) {
    const rounds = ways.map(() => [] as Round[])
    for (let round = 0; round < roundCount; round++) {
      for (const [place, way] of ways.entries()) rounds[place]?.push(await listen(way, count))
    }
    printTable(
      `e. ${whole(count)} live streams, ${posts} posts told to all (${roundCount} rounds in turn, a fresh server each)`,
      [
        '',
        'open',
        'opened in',
        'memory before',
        'with them',
        'a stream',
        'arrived',
        'processor a post',
        'p50',
        'p99',
        'last',
      ],
      ways.map(({ name }, place) => describe(name, rounds[place] ?? [], count)),
    )
  }
}

function describe(name: string, rounds: readonly Round[], count: number): readonly string[] {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick))
  const delays = Float64Array.from(rounds.flatMap((round) => round.delays)).sort()
  const opened = of((round) => round.opened)
  const arrived = delays.length / (rounds.length * count * posts)
  return [
    name,
    whole(opened),
    `${of((round) => round.seconds).toFixed(1)} s`,
    `${whole(of((round) => round.before))} MB`,
    `${whole(of((round) => round.after))} MB`,
    `${((of((round) => round.after - round.before) * 1000) / opened).toFixed(0)} KB`,
    `${(arrived * 100).toFixed(1)} %`,
    processor(of((round) => round.cost)),
    ...[0.5, 0.99, 1].map((share) => millis(percentile(delays, share))),
  ]
}

async function listen(way: Way, count: number): Promise<Round> {
  const contender = await way.start()
  const writer = await contender.signIn()
  // The first post wakes whatever is made on first use.
  await say(contender, writer, 'warm-up-post')
  await pause(1_000)
  const before = memoryOf(contender.pid)

  const began = performance.now()
  const children = Array.from({ length: childCount }, (_, place) =>
    keepChild(
      fork(join(import.meta.dirname, '..', 'listeners.ts'), [
        contender.address,
        String(count / childCount),
        `127.0.0.${place + 2}`,
        way.protocol,
        way.path,
      ]),
    ),
  )
  // Who has not taken them all by then is measured with those it took.
  await Promise.race([
    Promise.all(children.map((child) => once(child, 'message'))),
    pause(openingMillis, undefined, { ref: false }),
  ])
  const seconds = (performance.now() - began) / 1_000

  const postgres = await postgresProcess()
  const usedBefore = processorTime(contender.pid, postgres) ?? Number.NaN
  for (let post = 0; post < posts; post++) {
    await Promise.all([say(contender, writer, `round-post-${post}`), pause(betweenPosts)])
  }
  await pause(2_000)
  const used = (processorTime(contender.pid, postgres) ?? Number.NaN) - usedBefore
  const after = memoryOf(contender.pid)
  const heard = await Promise.all(
    children.map(async (child) => {
      child.send('tell')
      for (;;) {
        const [answer] = (await once(child, 'message')) as [Heard | 'open']
        if (answer !== 'open') return answer
      }
    }),
  )
  await Promise.all(children.map(end))
  await contender.stop()
  return {
    seconds,
    before,
    after,
    cost: (used * 1_000) / posts,
    opened: heard.reduce((sum, { opened }) => sum + opened, 0),
    delays: heard.flatMap(({ delays }) => delays),
  }
}

function say(contender: Contender, writer: Record<string, string>, key: string) {
  const post = contender.post(
    writer,
    key,
    `A day like many others, ${key}. ${writeMoment(Date.now())}`,
  )
  return ask(contender.address, post)
}

/** In megabytes, as the machine sees it. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024
}
