import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import { chime, openWithChimes } from './testing/chimes.ts'
import { type Ear, type Heard, listen } from './testing/ear.ts'
import type { OpenNode, TestNode } from './testing/test-node.ts'
import { startWandering } from './testing/wanderer.ts'

type Two<Item> = readonly [Item, Item]

/** What live streams promise when several nodes share one Postgres. */
export function describeNodes(open: OpenNode): void {
  describe('two nodes, and a live stream', () => {
    let nodes: Two<TestNode>
    const ears: Ear[] = []

    beforeEach(async () => {
      const first = await openWithChimes(open)
      nodes = [first, await openWithChimes(open, { place: first.place })]
    })
    afterEach(async () => {
      for (const ear of ears.splice(0)) ear.cut()
      for (const node of nodes) await node.close()
    })

    async function listenTo(node: TestNode, query: string, options?: Parameters<typeof listen>[2]) {
      const ear = await listen(node.url, query, options)
      ears.push(ear)
      return ear
    }
    const ring = (node: TestNode, body: unknown, lingerMillis = 0) =>
      node.store.write(chime, { topic: 'bells', kind: 'rung', body, lingerMillis })
    const bodies = (heard: readonly Heard[]) => heard.map(({ data }) => data.body)

    it('tells on both what was recorded on either', async () => {
      const listening = [
        await listenTo(nodes[0], 'topics=bells'),
        await listenTo(nodes[1], 'topics=bells'),
      ]
      await ring(nodes[0], 'here')
      await ring(nodes[1], 'there')
      for (const ear of listening) {
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['here', 'there']))
      }
    })

    it('leaves nothing out when what began first commits last', async () => {
      const listening = [
        await listenTo(nodes[0], 'topics=bells'),
        await listenTo(nodes[1], 'topics=bells'),
      ]
      const slow = ring(nodes[0], 'slow', 2_000)
      await pause(50)
      await ring(nodes[1], 'quick')
      for (const ear of listening) {
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['quick']))
      }
      await slow
      for (const ear of listening) {
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['quick', 'slow']))
      }
    })

    it('gives every number once, in an order all agree on, under a storm from both', async () => {
      const listening = [
        await listenTo(nodes[0], 'topics=bells'),
        await listenTo(nodes[1], 'topics=bells'),
      ]
      const writing = Array.from({ length: 600 }, (_, rung) =>
        ring(nodes[rung % 2] as TestNode, rung, rung % 7 === 0 ? Math.random() * 30 : 0),
      )
      await Promise.all(writing)
      for (const ear of listening) {
        await vi.waitFor(() => expect(ear.heard).toHaveLength(600))
      }
      const [first, second] = listening.map(({ heard }) => heard)
      expect(first).toEqual(second)
      expect(first?.map(({ id }) => Number(id))).toEqual(
        Array.from({ length: 600 }, (_, place) => place + 1),
      )
    })

    it('brings who wanders between them every event exactly once', async () => {
      const urls = nodes.map(({ url }) => url)
      const wanderers = Array.from({ length: 6 }, () => startWandering(urls, 'topics=bells'))
      await Promise.all(wanderers.map(({ began }) => began))
      for (let round = 0; round < 80; round++) {
        const node = nodes[round % 2] as TestNode
        await Promise.all([ring(node, `${round} a`, Math.random() * 20), ring(node, `${round} b`)])
      }
      for (const wanderer of wanderers) {
        const { heard } = await wanderer.stop()
        const expected = Array.from({ length: 80 }, (_, round) => [`${round} a`, `${round} b`])
        expect(bodies(heard).toSorted()).toEqual(expected.flat().toSorted())
      }
    })

    it('brings a private word to the node where the visitor is, and back after a break', async () => {
      const cookie = await nodes[0].signIn()
      const visitor = await nodes[0].identities.find(cookie.split('=')[1])
      const tell = (node: TestNode, word: string) =>
        node.live.privately.tell(visitor?.id as string, { id: word, kind: 'said', body: word })
      const ear = await listenTo(nodes[1], 'topics=me', { cookie })
      await tell(nodes[0], 'a')
      await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['a']))
      ear.cut()
      await tell(nodes[1], 'b')
      const again = await listenTo(nodes[0], 'topics=me', { cookie, lastId: ear.lastId() })
      await tell(nodes[1], 'c')
      await vi.waitFor(() => expect(bodies(again.heard)).toEqual(['b', 'c']))
    })

    it('closes what a session that ended left open on the other one', async () => {
      const cookie = await nodes[0].signIn()
      const signOut = () =>
        fetch(`${nodes[0].url}/api/identity/sign-out`, { method: 'POST', headers: { cookie } })
      const ear = await listenTo(nodes[1], 'topics=me', { cookie })
      await signOut()
      await ear.ended
    })

    it('closes it also when the news of it was lost', async () => {
      const cookie = await nodes[0].signIn()
      const ear = await listenTo(nodes[1], 'topics=bells,me', { cookie })
      const other = await listenTo(nodes[1], 'topics=me', { cookie: await nodes[0].signIn() })
      const client = new pg.Client(nodes[0].place.databaseUrl as string)
      await client.connect()
      const { tokenHash } = (await nodes[0].identities.find(cookie.split('=')[1])) as Visitor
      await client.query('DELETE FROM sessions WHERE token_hash = $1', [tokenHash])
      await client.end()
      await cutAllConnections()
      await ear.ended
      expect(nodes[1].live.statistics().streams).toBe(1)
      other.cut()
    })

    it('finds what it was not told of while its connections were cut', async () => {
      const listening = [
        await listenTo(nodes[0], 'topics=bells'),
        await listenTo(nodes[1], 'topics=bells'),
      ]
      await cutAllConnections()
      await vi.waitFor(() => ring(nodes[0], 'in the dark'))
      for (const ear of listening) {
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['in the dark']))
      }
    })

    it('numbers what a node left behind that died before it could', async () => {
      const ear = await listenTo(nodes[1], 'topics=bells')
      const client = new pg.Client(nodes[0].place.databaseUrl as string)
      await client.connect()
      await client.query(
        `INSERT INTO live_events (topic, kind, about, body) VALUES ('bells', 'rung', NULL, '"left"')`,
      )
      await client.end()
      await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['left']))
    })

    async function cutAllConnections(): Promise<void> {
      const client = new pg.Client(nodes[0].place.databaseUrl as string)
      await client.connect()
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
      await client.end()
    }
  })
}
