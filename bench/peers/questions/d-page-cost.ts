/** What one reader waits for a page from the middle of a short and of a very long wall. */
import { makeCursor } from '#capabilities/walls/posts/server/cursor.ts'
import { fillWithPosts } from '../../fill-database.ts'
import {
  began,
  fillNext,
  fillOursOnPostgres,
  fillParse,
  nextId,
  ourId,
} from '../contenders/fill.ts'
import { startNext } from '../contenders/next.ts'
import { startOursOnPostgres, startOursOnSqlite } from '../contenders/ours.ts'
import { findConfessions, startParse } from '../contenders/parse.ts'
import { type Asked, ask, bytesOf } from '../request-bytes.ts'
import { costOf, type Entrant, seconds, takeTurns, waitOf } from '../rounds.ts'
import { millis, printTable } from '../table.ts'

const sizes = [1_000, Number(process.env.MOST_POSTS ?? 1_000_000)] as const
const pageSize = 50
/** Pages one after the other from the middle on, as a reader turns them. */
const turns = 8

interface Wall {
  readonly name: string
  readonly address: string
  readonly pid: number
  /** The page of the 50 posts older than this one. */
  readonly olderThan: (number: number, posts: number) => Asked
}

export async function measurePageCost(): Promise<void> {
  const entrants: Entrant[] = []
  for (const posts of sizes) {
    for (const wall of await openWalls(posts)) entrants.push(await asReader(wall, posts))
  }
  const results = await takeTurns(entrants, { clients: 1, seconds: seconds / 2 })
  const ways = results.length / sizes.length
  const rows = results.slice(0, ways).map((few, place) => {
    const many = results[place + ways] ?? few
    const [short, long] = [waitOf(few, 0.5), waitOf(many, 0.5)]
    const [light, heavy] = [costOf(few), costOf(many)]
    const waits = [millis(short), millis(long), (long / short).toFixed(2)]
    return [few.name, ...waits, millis(light), millis(heavy), (heavy / light).toFixed(2)]
  })
  const [few, many] = sizes.map((posts) => posts.toLocaleString('en'))
  printTable(
    `d. A page of ${pageSize} from the middle of the wall, one reader, median`,
    ['', `of ${few} posts`, `of ${many}`, 'ratio', 'processor each', 'and', 'ratio'],
    rows,
  )
}

async function asReader({ name, address, pid, olderThan }: Wall, posts: number): Promise<Entrant> {
  const pages = Array.from({ length: turns }, (_, turn) =>
    olderThan(posts / 2 - turn * pageSize, posts),
  )
  for (const [turn, page] of pages.entries()) {
    await assertStartsWith(address, page, posts / 2 - turn * pageSize - 1)
  }
  const bytes = pages.map((page) => bytesOf(address, page))
  let asked = 0
  return { name, address, pid, request: () => bytes[asked++ % turns] as Buffer }
}

async function assertStartsWith(address: string, page: Asked, number: number): Promise<void> {
  const found = (await ask(address, page)).text.match(/नम्बर \d+/g) ?? []
  if (found.length !== pageSize || found[0] !== `नम्बर ${number}`) {
    throw new Error(`${address}${page.path} shows ${found.length} posts from ${found[0]}`)
  }
}

async function openWalls(posts: number): Promise<readonly Wall[]> {
  const sqlite = await openOursOnSqlite(posts)
  const postgres = await startOursOnPostgres()
  await fillOursOnPostgres(postgres.databaseUrl as string, posts)
  const next = await startNext()
  await fillNext(next.databaseUrl, posts)
  const parse = await startParse()
  await fillParse(parse.databaseUrl, posts)

  const ours = (number: number) => {
    const list = { wall: 'confessions', category: undefined } as const
    return { path: `${sqlite.newest.path}?before=${makeCursor(list, ourId(number))}` }
  }
  return [
    { ...sqlite, olderThan: ours },
    { ...postgres, olderThan: ours },
    {
      ...next,
      name: 'Next with pg, by key',
      olderThan: (number) => ({ path: `${next.newest.path}?before=${nextId(number)}` }),
    },
    {
      ...parse,
      name: 'parse-server, createdAt before',
      olderThan: (number) => {
        const before = { __type: 'Date', iso: new Date(began + number).toISOString() }
        return findConfessions({ where: { createdAt: { $lt: before } } })
      },
    },
    {
      ...parse,
      name: 'parse-server, skip',
      olderThan: (number, all) => findConfessions({ skip: all - number + 1 }),
    },
  ]
}

async function openOursOnSqlite(posts: number) {
  const empty = await startOursOnSqlite()
  await empty.stop()
  fillWithPosts(empty.dataDir, posts)
  return startOursOnSqlite(empty.dataDir)
}
