import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type TestPostgres } from '../src/server/sql/testing/start-postgres.ts'
import { type RunningApp, runApp } from './stage/run-app.ts'

let postgres: TestPostgres
let nodes: RunningApp[]

beforeAll(async () => {
  postgres = await startPostgres()
  const databaseUrl = await postgres.createDatabase()
  nodes = await Promise.all([1, 2].map(() => runApp({ DATABASE_URL: databaseUrl })))
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()))
  await postgres.stop()
})

async function signIn(node: RunningApp): Promise<string> {
  const answer = await ask(node, 'POST', '/api/identity', {}, {})
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}

function ask(
  node: RunningApp,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: unknown,
): Promise<Response> {
  return fetch(node.address + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** Listens to a node; what comes back waits until the stream has held what is looked for. */
async function listenTo(node: RunningApp, topics: string) {
  const stop = new AbortController()
  const stream = await fetch(`${node.address}/api/live?topics=${topics}`, { signal: stop.signal })
  return async (wanted: string): Promise<void> => {
    let said = ''
    for await (const chunk of stream.body as unknown as AsyncIterable<Uint8Array>) {
      said += Buffer.from(chunk).toString()
      if (said.includes(wanted)) break
    }
    stop.abort()
  }
}

describe('two nodes over one database', () => {
  it('know each other’s visitors, posts and hearts, and tell them at once', async () => {
    const [here, there] = nodes as [RunningApp, RunningApp]
    const cookie = await signIn(here)
    const known = await (await ask(there, 'GET', '/api/identity', { cookie })).json()
    expect(known.visitor).not.toBeNull()

    const hearPost = await listenTo(there, 'walls.confessions')
    const posted = await ask(
      here,
      'POST',
      '/api/walls/confessions/posts',
      { cookie, 'idempotency-key': 'two-nodes-1' },
      { text: 'from the other node' },
    )
    const { post } = await posted.json()
    await hearPost('from the other node')

    const hearHeart = await listenTo(there, 'walls.confessions')
    await ask(here, 'PUT', `/api/walls/confessions/posts/${post.id}/heart`, { cookie })
    await hearHeart(`"count":1`)

    const list = await (await ask(there, 'GET', '/api/walls/confessions/posts', { cookie })).json()
    expect(list.posts[0]).toMatchObject({ id: post.id, hearts: 1 })
    expect(list.you).toEqual({ hearted: [post.id], wrote: [post.id] })
  })

  it('count one vote when a visitor votes on both at once', async () => {
    const [here, there] = nodes as [RunningApp, RunningApp]
    const cookie = await signIn(here)
    const votes = await Promise.all(
      [here, there, here, there].map((node) =>
        ask(node, 'PUT', '/api/polls/happiness/vote', { cookie }, { option: 'family' }),
      ),
    )
    expect(votes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const { polls } = await (await ask(there, 'GET', '/api/polls', { cookie })).json()
    const happiness = polls.find(({ id }: { id: string }) => id === 'happiness')
    expect(happiness).toMatchObject({ totalVotes: 144, voted: true })
  })
})
