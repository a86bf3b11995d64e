/** The 50 newest posts as JSON. */
import { startBare } from '../contenders/bare.ts'
import { fillKept, keptPosts, startNext } from '../contenders/next.ts'
import { startOursOnPostgres, startOursOnSqlite } from '../contenders/ours.ts'
import { startParse } from '../contenders/parse.ts'
import { bytesOf } from '../request-bytes.ts'
import { clients, type Entrant, takeTurns } from '../rounds.ts'
import { assertShows, seedWall } from '../seed.ts'
import { kilobytes, printRates } from '../table.ts'

export async function measureReading(): Promise<void> {
  const ours = await startOursOnSqlite()
  const oursOnPostgres = await startOursOnPostgres()
  const next = await startNext()
  const parse = await startParse()
  for (const contender of [ours, oursOnPostgres, next, parse]) await seedWall(contender)
  const bare = await startBare(ours.address, ours.newest)
  const doors = [
    { ...ours, asked: ours.newest },
    { ...oursOnPostgres, asked: oursOnPostgres.newest },
    { ...bare, name: 'bare node:http, our bytes', asked: ours.newest },
    { ...next, asked: next.newest },
    { ...next, name: 'Next, kept until a post', asked: { path: keptPosts } },
    { ...parse, asked: parse.newest },
  ]
  await fillKept(next)
  const sizes: string[] = []
  const entrants: Entrant[] = []
  for (const { name, address, pid, asked } of doors) {
    sizes.push(kilobytes(await assertShows(address, asked, 50)))
    const bytes = bytesOf(address, asked)
    entrants.push({ name, address, pid, request: () => bytes })
  }
  printRates(
    `b. GET the 50 newest posts at ${clients} clients`,
    'replies',
    await takeTurns(entrants),
    (place) => [sizes[place] ?? ''],
    ['on the wire'],
  )
}
