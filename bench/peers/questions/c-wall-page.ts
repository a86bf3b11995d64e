/** The wall as a rendered page of 50 posts: quiet, and while posts arrive all the time. */
import type { Contender } from '../contender.ts'
import { startBare } from '../contenders/bare.ts'
import { fillKept, keptWriting, type Next, startNext } from '../contenders/next.ts'
import { type Ours, startOursOnPostgres, startOursOnSqlite } from '../contenders/ours.ts'
import { type Asked, ask, bytesOf } from '../request-bytes.ts'
import { clients, type Entrant, takeTurns } from '../rounds.ts'
import { assertShows, seedText, seedWall } from '../seed.ts'
import { kilobytes, printRates } from '../table.ts'

const arrivals = 20
const ourPage = '/community/confessions'
const inTurn = '/wall'
const kept = '/kept/wall'
const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

interface Door {
  readonly name: string
  readonly address: string
  readonly pid: number
  readonly asked: Asked
  readonly begin?: Entrant['begin']
}

export async function measureWallPage(): Promise<void> {
  const ours = [await startOursOnSqlite(), await startOursOnPostgres()]
  const packing = await startNext({ compress: true })
  const plain = await startNext()
  for (const contender of [...ours, packing, plain]) await seedWall(contender)
  for (const next of [packing, plain]) await fillKept(next)

  const title = `c. The wall as a page of 50 posts at ${clients} clients`
  await measure(`${title}, compressed as a browser asks`, [
    ...(await doorsOf(ours, packing, asBrowser)),
    await greeting(ours[0] as Ours),
  ])
  await measure(
    '   uncompressed, as a proxy asks that compresses itself',
    await doorsOf(ours, plain, {}),
  )
  await measure(
    `   uncompressed, while ${arrivals} posts a second arrive on that wall`,
    await busyDoors(ours, plain),
  )
}

async function doorsOf(
  ours: readonly Ours[],
  next: Next,
  headers: Record<string, string>,
): Promise<Door[]> {
  const page = { path: ourPage, headers }
  const still = await startBare(ours[0]?.address ?? '', page)
  return [
    ...ours.map(({ name, address, pid }) => ({ name, address, pid, asked: page })),
    { ...still, name: 'static file, our bytes', asked: page },
    { ...next, name: 'Next, rendered each time', asked: { path: inTurn, headers } },
    { ...next, name: 'Next, kept until a post', asked: { path: kept, headers } },
  ]
}

/** Whoever has a name is greeted by it, so this page is put together for each visit. */
async function greeting({ address, pid, signIn }: Ours): Promise<Door> {
  const visitor = await signIn()
  await ask(address, {
    method: 'PATCH',
    path: '/api/identity',
    headers: { ...visitor, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'सीता' }),
  })
  const headers = { ...asBrowser, ...visitor }
  return { name: 'ours, greeting by name', address, pid, asked: { path: ourPage, headers } }
}

/** Only the wall under the hammer is written to, so that nobody pays for another's posts. */
async function busyDoors(ours: readonly Ours[], next: Next): Promise<Door[]> {
  const [first, second, , inTurnDoor, keptDoor] = await doorsOf(ours, next, {})
  const busy = async (door: Door | undefined, writer: Promise<Door['begin']>): Promise<Door> => ({
    ...(door as Door),
    begin: await writer,
  })
  return [
    await busy(first, arriving(ours[0] as Ours)),
    await busy(second, arriving(ours[1] as Ours)),
    await busy(inTurnDoor, arriving(next)),
    await busy(keptDoor, arriving(next, keptWriting)),
  ]
}

async function arriving(contender: Contender, path?: string): Promise<() => () => void> {
  const visitor = await contender.signIn()
  let number = 0
  const write = () => {
    number++
    const post = contender.post(visitor, `arriving-${number}`, seedText(1_000 + number))
    // One that is lost slows nobody down; the count of posts is not what is measured.
    ask(contender.address, { ...post, path: path ?? post.path }).catch(() => {})
  }
  return () => {
    const timer = setInterval(write, 1_000 / arrivals)
    return () => clearInterval(timer)
  }
}

async function measure(title: string, doors: readonly Door[]): Promise<void> {
  const sizes: string[] = []
  const entrants: Entrant[] = []
  for (const { name, address, pid, asked, begin } of doors) {
    sizes.push(kilobytes(await assertShows(address, asked, 50)))
    const bytes = bytesOf(address, asked)
    entrants.push({ name, address, pid, request: () => bytes, ...(begin && { begin }) })
  }
  const results = await takeTurns(entrants)
  printRates(title, 'pages', results, (place) => [sizes[place] ?? ''], ['on the wire'])
}
