import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Ear, listen } from '#capabilities/live/server/testing/ear.ts'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { giveHeart } from './hearts.ts'

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
      await vi.waitFor(() => expect(ear.retry()).toBeDefined(), 5_000)
      return ear
    }
    const countsIn = (ear: Ear) =>
      ear.heard.filter(({ data }) => data.kind === 'hearts').map(({ data }) => data.body)

    const soon = { timeout: 10_000 }

    /** Resolves when the counts were recorded, and so nothing more is on its way. */
    async function recorded(...counts: readonly { id: string; count: number }[]): Promise<void> {
      const rows = () => node.store.read.selectFrom('live_events').select(['about', 'body', 'seq'])
      for (const body of counts) {
        await vi.waitFor(async () => {
          const events = await rows().where('about', '=', `${body.id}#hearts`).execute()
          const last = events.toSorted((a, b) => Number(a.seq) - Number(b.seq)).at(-1)
          expect(JSON.parse(last?.body ?? 'null')).toEqual(body)
        }, soon)
      }
    }

    it('are told to a stream that resumes, as they stand now', async () => {
      const [liked, left] = [await write(), await write()]
      const ear = await listenFrom('')
      ear.cut()
      const [sita, hari] = [await node.signIn(), await node.signIn()]
      for (const cookie of [sita, hari]) await heart(liked, cookie)
      await heart(left, sita)
      await heart(left, sita, 'DELETE')
      const now = [
        { id: liked, count: 2 },
        { id: left, count: 0 },
      ]
      await recorded(...now)
      const again = await listenFrom(ear.lastId())
      await vi.waitFor(() => expect(countsIn(again)).toEqual(expect.arrayContaining(now)), soon)
      expect(countsIn(again)).toHaveLength(2)
      expect(again.heard.filter(({ event }) => event === 'reset')).toEqual([])
      await heart(liked)
      await vi.waitFor(() => expect(countsIn(again).at(-1)).toEqual({ id: liked, count: 3 }), soon)
    })

    it('are told to a stream that resumes before they are recorded', async () => {
      const id = await write()
      const ear = await listenFrom('')
      await heart(id)
      await recorded({ id, count: 1 })
      ear.cut()
      await heart(id)
      const again = await listenFrom(ear.lastId())
      await vi.waitFor(() => expect(countsIn(again).at(-1)).toEqual({ id, count: 2 }), soon)
    })

    it('are told to who asks now and then, once', async () => {
      const id = await write()
      await vi.waitFor(async () => expect((await poll('0')).events).toHaveLength(1), soon)
      let { next } = await poll()
      for (let count = 1; count <= 2; count++) {
        await heart(id)
        await recorded({ id, count })
        await vi.waitFor(async () => {
          const turn = await poll(next)
          expect(turn.reset).toBe(false)
          const body = { id, count }
          expect(turn.events).toEqual([{ id: turn.next, topic, kind: 'hearts', body }])
          next = turn.next
        }, soon)
      }
      expect((await poll(next)).events).toEqual([])
    })

    it('are told from the id of an event too, and after a new start', async () => {
      const ear = await listenFrom('')
      const id = await write()
      await vi.waitFor(() => expect(ear.heard).toHaveLength(1))
      const posted = ear.heard[0]?.id as string
      ear.cut()
      await heart(id)
      // Whoever ends in order leaves nothing untold.
      await node.close()
      node = await open({ place: node.place })
      const again = await listenFrom(posted)
      await vi.waitFor(() => expect(countsIn(again)).toEqual([{ id, count: 1 }]), soon)
    })

    it('of another wall, or from before, are told to nobody', async () => {
      const [lesson, old] = [await write('lifeLessons'), await write()]
      await heart(old)
      await recorded({ id: old, count: 1 })
      await vi.waitFor(async () => expect((await poll('0')).events).toHaveLength(2))
      const { next } = await poll()
      await heart(lesson, undefined, 'PUT', 'lifeLessons')
      await recorded({ id: lesson, count: 1 })
      const lessons = await listenFrom(next, 'walls.lifeLessons')
      await vi.waitFor(() => expect(countsIn(lessons)).toEqual([{ id: lesson, count: 1 }]), soon)
      expect(countsIn(await listenFrom(next))).toEqual([])
      expect(countsIn(await listenFrom('', 'walls.lifeLessons'))).toEqual([])
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
        await vi.waitFor(() => expect(countsIn(ear).at(-1)).toEqual({ id, count: 60 }), soon)
      }
    })

    it('never seem to be taken back by a count that was recorded a moment before', async () => {
      const id = await write()
      const ear = await listenFrom('')
      for (let count = 1; count <= 60; count++) {
        await heart(id)
        await pause(Math.random() * 60)
      }
      await recorded({ id, count: 60 })
      await vi.waitFor(() => expect(countsIn(ear).at(-1)).toEqual({ id, count: 60 }), soon)
    })

    it('are one event in a while, however many there are', async () => {
      const id = await write()
      for (let count = 1; count <= 40; count++) await heart(id)
      await recorded({ id, count: 40 })
      const events = await node.store.read.selectFrom('live_events').select('seq').execute()
      expect(events.length).toBeLessThan(10)
    })

    it('are counted right by who reads them, also when their node died before it told of them', async () => {
      const id = await write()
      await heart(id)
      await recorded({ id, count: 1 })
      // As after a kill: the heart is in the tables, and no event tells of it.
      await node.store.write(giveHeart, {
        postId: id,
        wall: 'confessions',
        identityId: await idOf(await node.signIn()),
        mark: 'the mark of somebody',
      })
      await node.close()
      node = await open({ place: node.place })
      const { body } = await ask('GET', '/walls/confessions/posts')
      expect(body.posts[0].hearts).toBe(2)
      const ear = await listenFrom('')
      await heart(id)
      await vi.waitFor(() => expect(countsIn(ear).at(-1)).toEqual({ id, count: 3 }), soon)
    })

    it('of who erases everything leave each count with the next that changes it, and tell nobody before', async () => {
      const [his, hers] = [await write(), await write()]
      const sita = await node.signIn()
      for (const id of [his, hers]) await heart(id, sita)
      await heart(his)
      await recorded({ id: his, count: 2 }, { id: hers, count: 1 })
      const ear = await listenFrom('')
      const heard = countsIn(ear).length
      expect((await ask('DELETE', '/identity', sita)).status).toBe(204)
      await heart(his)
      await vi.waitFor(() => expect(countsIn(ear).at(-1)).toEqual({ id: his, count: 2 }), soon)
      expect(
        new Set(
          countsIn(ear)
            .slice(heard)
            .map(({ id }) => id),
        ),
      ).toEqual(new Set([his]))
      const { body } = await ask('GET', '/walls/confessions/posts')
      expect(body.posts.find(({ id }: { id: string }) => id === hers).hearts).toBe(1)
      await heart(hers)
      await vi.waitFor(() => expect(countsIn(ear).at(-1)).toEqual({ id: hers, count: 1 }), soon)
    })

    async function idOf(cookie: string): Promise<string> {
      return (await node.identities.find(cookie.split('=')[1]))?.id as string
    }
  })
}
