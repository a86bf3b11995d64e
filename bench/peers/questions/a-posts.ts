/** How many posts a second are checked and safe on the disk, with 50 authors at once. */
import { bringVisitors, type Contender, sentence } from '../contender.ts'
import { startNext } from '../contenders/next.ts'
import { startOursOnPostgres, startOursOnSqlite } from '../contenders/ours.ts'
import { startParse } from '../contenders/parse.ts'
import { bytesOf } from '../request-bytes.ts'
import { clients, type Entrant, takeTurns } from '../rounds.ts'
import { printRates } from '../table.ts'

const writers = 2_000

export async function measurePosts(): Promise<void> {
  const contenders = [
    await startOursOnPostgres(),
    await startOursOnSqlite(),
    await startNext(),
    await startParse(),
  ]
  const entrants: Entrant[] = []
  for (const contender of contenders) entrants.push(await asWriter(contender))
  printRates(`a. Durable, checked posts at ${clients} clients`, 'posts', await takeTurns(entrants))
  for (const contender of contenders) await contender.stop()
}

async function asWriter(contender: Contender): Promise<Entrant> {
  const visitors = await bringVisitors(contender, writers)
  let written = 0
  return {
    name: contender.name,
    address: contender.address,
    pid: contender.pid,
    expected: 201,
    request() {
      written++
      const visitor = visitors[written % writers] ?? {}
      const post = contender.post(visitor, `bench-key-${written}`, sentence(written))
      return bytesOf(contender.address, post)
    },
  }
}
