import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PubSub } from '#kit/store/server/pub-sub.ts'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { createLocalPubSub } from './local-pub-sub.ts'
import { openPubSub } from './open-pub-sub.ts'
import { startPostgres, type TestPostgres } from './testing/start-postgres.ts'

let postgres: TestPostgres
let databaseUrl: string
beforeAll(async () => {
  postgres = await startPostgres()
  databaseUrl = await postgres.createDatabase()
})
afterAll(() => postgres.stop())

function listenTo(pubSub: PubSub, channel: string) {
  const heard: string[] = []
  let recoveries = 0
  const stop = pubSub.subscribe(channel, {
    receive: (payload) => heard.push(payload),
    recover: () => recoveries++,
  })
  return { heard, stop, recoveries: () => recoveries }
}

function describePubSub(name: string, open: () => Promise<{ here: PubSub; there: PubSub }>): void {
  describe(`${name}: a pubSub`, () => {
    it('brings news to every listener of the channel, in order and word for word', async () => {
      const { here, there } = await open()
      const listeners = [listenTo(here, 'walls'), listenTo(there, 'walls')]
      const elsewhere = listenTo(there, 'polls')
      const news = ['', 'same', 'same', `मन's "voice" 👩‍👩‍👧\n$1`, ...'abcdefgh']
      await Promise.all(news.map((payload) => here.publish('walls', payload)))
      for (const { heard } of listeners) {
        await vi.waitFor(() => expect(heard).toEqual(news), 10_000)
      }
      expect(elsewhere.heard).toEqual([])
      await here.close()
      await there.close()
    })

    it('is silent to those who stopped listening, and only to them', async () => {
      const { here, there } = await open()
      const [gone, stays] = [listenTo(there, 'walls'), listenTo(there, 'walls')]
      gone.stop()
      await here.publish('walls', 'news')
      await vi.waitFor(() => expect(stays.heard).toEqual(['news']), 10_000)
      expect(gone.heard).toEqual([])
      await here.close()
      await there.close()
    })

    it('goes on when a listener fails', async () => {
      const { here, there } = await open()
      there.subscribe('walls', {
        receive() {
          throw new Error('a mistake of the listener')
        },
      })
      const next = listenTo(there, 'walls')
      await here.publish('walls', 'news')
      await vi.waitFor(() => expect(next.heard).toEqual(['news']), 10_000)
      await here.close()
      await there.close()
    })

    it('refuses news that not every adapter could carry', async () => {
      const { here, there } = await open()
      await expect(here.publish('walls', 'म'.repeat(2_501))).rejects.toThrow(/publish an id/)
      await expect(here.publish('two words', '')).rejects.toThrow(/A channel is/)
      await expect(here.publish('walls', '\0')).rejects.toThrow(/NUL/)
      await here.publish('walls', 'म'.repeat(2_500))
      await here.close()
      await there.close()
    })
  })
}

describePubSub('One node', async () => {
  const only = await openPubSub({ log: createQuietLog() })
  return { here: only, there: only }
})

async function openTwoNodes() {
  const log = createQuietLog()
  const here = await openPubSub({ databaseUrl, log })
  const there = await openPubSub({ databaseUrl, log })
  return { here, there }
}

describePubSub('Two nodes on Postgres', openTwoNodes)

describe('Two nodes on Postgres, cut off for a while', () => {
  async function cutAll(): Promise<void> {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    await client.end()
  }

  it('connect again by themselves and tell their listeners to recover', async () => {
    const { here, there } = await openTwoNodes()
    const listener = listenTo(there, 'walls')
    await cutAll()
    await vi.waitFor(() => expect(listener.recoveries()).toBe(1), 10_000)
    await here.publish('walls', 'heard again')
    await vi.waitFor(() => expect(listener.heard).toContain('heard again'), 10_000)
    await here.close()
    await there.close()
  })

  it('send what was published meanwhile once they are back', async () => {
    const { here, there } = await openTwoNodes()
    const listener = listenTo(here, 'walls')
    await cutAll()
    await Promise.all([here.publish('walls', 'one'), here.publish('walls', 'two')])
    await vi.waitFor(() => expect(new Set(listener.heard)).toEqual(new Set(['one', 'two'])), 10_000)
    await here.close()
    await there.close()
  })
})

describe('Nodes whose database carries no news', () => {
  it('have their listeners look into the tables again and again', async () => {
    const pubSub = createLocalPubSub({ log: createQuietLog(), recoverEveryMillis: 5 })
    const listener = listenTo(pubSub, 'walls')
    await vi.waitFor(() => expect(listener.recoveries()).toBeGreaterThan(2), 10_000)
    await pubSub.close()
    const last = listener.recoveries()
    await pause(30)
    expect(listener.recoveries()).toBe(last)
  })
})
