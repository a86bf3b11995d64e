import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Ear, listen } from '#capabilities/live/server/testing/ear.ts'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'

const topic = 'walls.confessions'

/** Whoever lost the stream for a while, or has none, ends up with the counts everybody sees. */
export function describeMissedHearts(open: OpenNode): void {
  describe('hearts given while nobody was listening', () => {
    let node: TestNode
    const ears: Ear[] = []

    beforeEach(async () => {
      node = await open()
    })
    afterEach(async () => {
      for (const ear of ears.splice(0)) ear.cut()
      await node.close()
    })

    let keys = 0
    async function ask(method: string, path: string, cookie = '', body?: unknown) {
      const headers = { cookie, 'idempotency-key': `key-${++keys}` }
      const response = await fetch(`${node.url}/api${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      return { status: response.status, body: text ? JSON.parse(text) : undefined }
    }
    async function write(wall = 'confessions'): Promise<string> {
      const text = `Something to be liked, number ${++keys}.`
      const { body } = await ask('POST', `/walls/${wall}/posts`, await node.signIn(), { text })
      return body.post.id
    }
    const heart = async (id: string, cookie?: string, method = 'PUT', wall = 'confessions') =>
      ask(method, `/walls/${wall}/posts/${id}/heart`, cookie ?? (await node.signIn()))
    const poll = async (after = '') =>
      (await ask('GET', `/live/events?topics=${topic}${after && `&after=${after}`}`)).body

    async function listenFrom(lastId: string, topics = topic): Promise<Ear> {
      const ear = await listen(node.url, `topics=${topics}`, lastId ? { lastId } : {})
      ears.push(ear)
      await vi.waitFor(() => expect(ear.lastId()).not.toBe(lastId))
      return ear
    }
    const countsIn = (ear: Ear) =>
      ear.heard.filter(({ data }) => data.kind === 'hearts').map(({ data }) => data.body)

    it('are told to a stream that resumes, as they stand now', async () => {
      const [liked, left] = [await write(), await write()]
      const ear = await listenFrom('')
      ear.cut()
      const [sita, hari] = [await node.signIn(), await node.signIn()]
      for (const cookie of [sita, hari]) await heart(liked, cookie)
      await heart(left, sita)
      await heart(left, sita, 'DELETE')
      await pause(600)
      const again = await listenFrom(ear.lastId())
      expect(countsIn(again).toSorted((a, b) => b.count - a.count)).toEqual([
        { id: liked, count: 2 },
        { id: left, count: 0 },
      ])
      expect(again.heard.filter(({ event }) => event === 'reset')).toEqual([])
      await heart(liked)
      await vi.waitFor(() => expect(countsIn(again).at(-1)).toEqual({ id: liked, count: 3 }))
    })

    it('are told to who asks now and then, at each turn', async () => {
      const id = await write()
      let { next } = await poll()
      for (let count = 1; count <= 3; count++) {
        await heart(id)
        const turn = await poll(next)
        expect(turn.reset).toBe(false)
        expect(turn.events).toContainEqual({
          ...{ id: turn.next, topic, kind: 'hearts', body: { id, count } },
        })
        next = turn.next
      }
      node.clock.pass(60_000)
      next = (await poll(next)).next
      node.clock.pass(60_000)
      expect((await poll(next)).events).toEqual([])
    })

    it('are told from the id of an event too, and after a new start', async () => {
      const ear = await listenFrom('')
      const id = await write()
      await vi.waitFor(() => expect(ear.heard).toHaveLength(1))
      const posted = ear.heard[0]?.id as string
      expect(posted).toMatch(/^\d+$/)
      ear.cut()
      await heart(id)
      await node.close()
      node = await open({ place: node.place })
      for (const from of [posted, ear.lastId()]) {
        expect(countsIn(await listenFrom(from))).toEqual([{ id, count: 1 }])
      }
    })

    it('of another wall, or from long before, are told to nobody', async () => {
      const [lesson, old] = [await write('lifeLessons'), await write()]
      await heart(old)
      node.clock.pass(60_000)
      const ear = await listenFrom('')
      ear.cut()
      await heart(lesson, undefined, 'PUT', 'lifeLessons')
      expect(countsIn(await listenFrom(ear.lastId()))).toEqual([])
      expect(countsIn(await listenFrom('', 'walls.lifeLessons'))).toEqual([])
      expect(countsIn(await listenFrom(ear.lastId(), 'walls.lifeLessons'))).toHaveLength(1)
    })

    it('are right for everybody who comes back while they are being given', async () => {
      const id = await write()
      const { next } = await poll()
      const crowd = await Promise.all(Array.from({ length: 60 }, () => node.signIn()))
      const returning: Promise<Ear>[] = []
      await Promise.all(
        crowd.map(async (cookie, place) => {
          await pause(place * 8)
          returning.push(listenFrom(next))
          await heart(id, cookie)
        }),
      )
      for (const ear of await Promise.all(returning)) {
        await vi.waitFor(() => expect(countsIn(ear).at(-1)).toEqual({ id, count: 60 }), 5_000)
      }
    }, 20_000)

    it('ask for a new page where they are too many to tell', async () => {
      const sita = await node.signIn()
      const { next } = await poll()
      const posts = await Promise.all(Array.from({ length: 501 }, () => write()))
      await Promise.all(posts.slice(0, 500).map((id) => heart(id, sita)))
      const some = await poll(next)
      expect(some.reset).toBe(false)
      expect(some.events.filter(({ kind }: { kind: string }) => kind === 'hearts')).toHaveLength(
        500,
      )
      await heart(posts[500] as string, sita)
      await pause(1_000)
      expect((await poll(next)).reset).toBe(true)
      // Who comes from later on is not made to pay for it.
      node.clock.pass(120_000)
      const later = `${next.split('.')[0]}.${node.clock.now()}`
      expect(await poll(later)).toMatchObject({ reset: false })
    }, 60_000)

    it('keep the moment of the first of many, so that an index is seldom written', async () => {
      const id = await write()
      const changed = async () => {
        const rows = node.store.read.selectFrom('wall_posts').select('hearts_changed_at')
        const { hearts_changed_at } = await rows.where('id', '=', id).executeTakeFirstOrThrow()
        return hearts_changed_at as number
      }
      await heart(id)
      const first = await changed()
      for (let given = 0; given < 5; given++) await heart(id)
      expect(await changed()).toBe(first)
      node.clock.pass(5_001)
      await heart(id)
      expect(await changed()).toBeGreaterThan(first + 5_000)
    })

    it('are taken out of open walls when their giver erases everything', async () => {
      const [his, gone] = [await write(), await write()]
      const sita = await node.signIn()
      for (const id of [his, gone]) await heart(id, sita)
      await heart(his)
      await pause(600)
      node.clock.pass(60_000)
      const [ear, away] = [await listenFrom(''), await listenFrom('')]
      away.cut()
      expect((await ask('DELETE', '/identity', sita)).status).toBe(204)
      await vi.waitFor(() => expect(countsIn(ear)).toHaveLength(2))
      const now = [
        { id: his, count: 1 },
        { id: gone, count: 0 },
      ]
      expect(countsIn(ear)).toEqual(expect.arrayContaining(now))
      expect(countsIn(await listenFrom(away.lastId()))).toEqual(expect.arrayContaining(now))
    })
  })
}
