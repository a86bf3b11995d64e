/**
 * The walls on Postgres, through real HTTP, on a server of this machine that waits for its disk:
 *
 * - posts a second, each to be judged and durable
 * - hearts a second on one post that everybody sees at the same moment, and on many posts
 *
 *   npm run bench postgres [seconds=5]
 */
import { createHash } from 'node:crypto'
import pg from 'pg'
import { runApp } from '../e2e/stage/run-app.ts'
import { startPostgresServer } from '../src/server/sql/testing/postgres-server.ts'
import { type Blow, hammer, percentile } from './hammer.ts'

const seconds = Number(process.argv[2] ?? 5)
const clients = 50
const visitors = 15_000
const posts = 1_000
const tokens = Array.from({ length: visitors }, (_, place) => String(place).padStart(43, 'v'))

const server = await startPostgresServer({ durable: true })
const app = await runApp({ LIMITS: 'off', DATABASE_URL: server.url })
await fill()
let asked = 0

await measure('posts', 201, () => ({
  method: 'POST',
  path: '/api/walls/confessions/posts',
  headers: {
    ...cookie(),
    'content-type': 'application/json',
    'idempotency-key': `bench-${asked}`,
  },
  body: JSON.stringify({ text: `आज बिहान चौतारीमा बसेर सोचेको कुरा। ${asked}` }),
}))
await measure('hearts on one post', 200, () => heart(0))
await measure('hearts on a thousand posts', 200, () => heart(asked % posts))
await app.stop()
await server.stop()

async function measure(what: string, expected: number, next: () => Blow): Promise<void> {
  const load = { address: app.address, clients, expected }
  const request = () => {
    asked += 1
    return next()
  }
  await hammer({ ...load, request, seconds: 1 })
  const { rate, latencies, failed } = await hammer({ ...load, request, seconds })
  const [p50, p99] = [percentile(latencies, 50), percentile(latencies, 99)]
  process.stdout.write(
    `${what}: ${Math.round(rate)}/s at ${clients} clients, p50 ${p50} ms, p99 ${p99} ms (${failed} failed)\n`,
  )
}

function cookie(): { cookie: string } {
  return { cookie: `session=${tokens[asked % visitors]}` }
}

function heart(post: number): Blow {
  return {
    method: 'PUT',
    path: `/api/walls/confessions/posts/${idOf(post)}/heart`,
    headers: cookie(),
  }
}

function idOf(post: number): string {
  return `0${String(post).padStart(25, '0')}`
}

async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  const ids = tokens.map((_, place) => `v${String(place).padStart(25, '0')}`)
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  const today = Math.floor(Date.now() / 86_400_000)
  await client.query(
    'INSERT INTO identities (id, name, created_at) SELECT id, NULL, 0 FROM unnest($1::text[]) AS id',
    [ids],
  )
  await client.query(
    `INSERT INTO sessions (token_hash, identity_id, created_at, last_seen_day)
     SELECT hash, id, 0, $3 FROM unnest($1::text[], $2::text[]) AS known (hash, id)`,
    [hashes, ids, today],
  )
  await client.query(
    `INSERT INTO wall_posts
       (id, wall, mark, key_mark, text, category, hearts, hearts_gone, created_at, state)
     SELECT id, 'confessions', 'mark-' || id, 'key-' || id, 'A quiet corner.', NULL, 0, 0, 0, 'shown'
     FROM unnest($1::text[]) AS id`,
    [Array.from({ length: posts }, (_, post) => idOf(post))],
  )
  await client.end()
}
