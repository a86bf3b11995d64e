import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { giveCode } from '#capabilities/identity/recovery/server/testing/give-code.ts'
import { pruneEvents } from './record-event.ts'
import { type Chime, chime, count, openWithChimes } from './testing/chimes.ts'
import { type Ear, type Heard, listen } from './testing/ear.ts'
import type { NodeOptions, OpenNode, TestNode } from './testing/test-node.ts'
import { startWandering } from './testing/wanderer.ts'

/** What a live stream promises on one node. Where events are told, each case starts on an empty store. */
export function describeLive(open: OpenNode): void {
  describe('a live stream', () => {
    let node: TestNode
    const ears: Ear[] = []

    function onEmptyStores(): void {
      beforeEach(begin)
      afterEach(end)
    }
    async function begin(): Promise<void> {
      node = await openWithChimes(open)
    }
    async function end(): Promise<void> {
      vi.useRealTimers()
      for (const ear of ears.splice(0)) ear.cut()
      await node.close()
    }

    /** The same node after a new start. */
    async function openAgain(options: NodeOptions = {}) {
      await node.close()
      node = await openWithChimes(open, { place: node.place, ...options })
    }
    async function listenTo(topics: string, options: Parameters<typeof listen>[2] = {}) {
      const ear = await listen(node.url, `topics=${topics}`, options)
      ears.push(ear)
      return ear
    }
    const ring = (body: unknown, more: Partial<Chime> = {}) =>
      node.store.write(chime, { topic: 'bells', kind: 'rung', body, ...more })
    const bodies = (heard: readonly Heard[]) => heard.map(({ data }) => data.body)

    describe('listening', () => {
      onEmptyStores()

      it('tells at once what was recorded, in order and word for word', async () => {
        const ear = await listenTo('bells')
        const said = ['first', { text: `मन's "voice"\n👩‍👩‍👧 \u2028` }, [1, null], 'last']
        for (const body of said) await ring(body)
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(said))
        expect(ear.heard[0]?.data).toEqual({ topic: 'bells', kind: 'rung', body: 'first' })
        expect(ear.headers['content-type']).toBe('text/event-stream; charset=utf-8')
        expect(ear.headers['cache-control']).toContain('no-store')
      })

      it('tells nobody of a command that was refused', async () => {
        const ear = await listenTo('bells')
        await expect(ring('never', { refuse: true })).rejects.toMatchObject({ code: 'unwanted' })
        await ring('after')
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['after']))
      })

      it('brings only the topics that were asked for', async () => {
        const [bells, both] = [await listenTo('bells'), await listenTo('drums,bells')]
        await ring('a', { topic: 'drums' })
        await ring('b', { topic: 'gongs' })
        await ring('c')
        await vi.waitFor(() => expect(bodies(both.heard)).toEqual(['a', 'c']))
        await vi.waitFor(() => expect(bodies(bells.heard)).toEqual(['c']))
      })

      it('is told when to come back, and keeps a quiet connection awake', async () => {
        // Only the repeating timers stand still, so that the heartbeat can be made to come.
        vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
        await openAgain()
        const ear = await listenTo('bells')
        await vi.waitFor(() => expect(ear.retry()).toBeGreaterThanOrEqual(1_000))
        expect(ear.retry()).toBeLessThanOrEqual(5_000)
        vi.advanceTimersByTime(25_000)
        vi.useRealTimers()
        await vi.waitFor(() => expect(ear.raw()).toMatch(/\n:\nid: 0\n\n$/))
        expect(ear.heard).toEqual([])
      })
    })

    describe('coming back', () => {
      onEmptyStores()

      it('brings what was missed, nothing missing and nothing twice', async () => {
        const ear = await listenTo('bells')
        await ring(1)
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual([1]))
        ear.cut()
        await ring(2)
        await ring(3, { topic: 'drums' })
        await ring(4)
        const again = await listenTo('bells', { lastId: ear.lastId() })
        await ring(5)
        await vi.waitFor(() => expect(bodies(again.heard)).toEqual([2, 4, 5]))
      })

      it('works from an id in the address too, and the header has the last word', async () => {
        const ear = await listenTo('bells')
        for (const body of [1, 2, 3]) await ring(body)
        await vi.waitFor(() => expect(ear.heard).toHaveLength(3))
        const ids = ear.heard.map(({ id }) => id)
        const fromAddress = await listenTo(`bells&after=${ids[0]}`)
        await vi.waitFor(() => expect(bodies(fromAddress.heard)).toEqual([2, 3]))
        const fromHeader = await listenTo(`bells&after=${ids[0]}`, { lastId: ids[1] as string })
        await vi.waitFor(() => expect(bodies(fromHeader.heard)).toEqual([3]))
      })

      it('brings a stream that lost its line again and again every event exactly once', async () => {
        const wanderers = Array.from({ length: 8 }, () =>
          startWandering([node.url], 'topics=bells'),
        )
        await Promise.all(wanderers.map(({ began }) => began))
        for (let round = 0; round < 60; round++) {
          await Promise.all([ring(`${round} a`), ring(`${round} b`), ring(`${round} c`)])
          await pause(Math.random() * 20)
        }
        for (const wanderer of wanderers) {
          const { heard, breaks } = await wanderer.stop()
          expect(breaks).toBeGreaterThan(10)
          const expected = Array.from({ length: 60 }, (_, round) =>
            ['a', 'b', 'c'].map((letter) => `${round} ${letter}`),
          )
          expect(bodies(heard).toSorted()).toEqual(expected.flat().toSorted())
          const ids = heard.map(({ id }) => Number(id))
          expect(ids).toEqual(ids.toSorted((a, b) => a - b))
        }
      })

      it('goes on after the server was started again', async () => {
        const ear = await listenTo('bells')
        await ring('before')
        await vi.waitFor(() => expect(ear.heard).toHaveLength(1))
        await ring('missed')
        await openAgain()
        const again = await listenTo('bells', { lastId: ear.heard[0]?.id as string })
        await ring('after')
        await vi.waitFor(() => expect(bodies(again.heard)).toEqual(['missed', 'after']))
      })

      it('asks for a reload when the id is unknown, from elsewhere or no id at all', async () => {
        await ring('something')
        for (const lastId of ['999999', 'no-such-id', '-1']) {
          const ear = await listenTo('bells', { lastId })
          await vi.waitFor(() => expect(ear.heard[0]?.event).toBe('reset'))
          await ring('news')
          await vi.waitFor(() => expect(ear.heard.at(-1)?.data.body).toBe('news'))
          expect(ear.heard).toHaveLength(2)
        }
      })

      it('asks for a reload when more was missed than is remembered', async () => {
        const ear = await listenTo('bells')
        await ring('first')
        await vi.waitFor(() => expect(ear.heard).toHaveLength(1))
        const writing = Array.from({ length: 4_100 }, (_, body) => ring(body, { topic: 'drums' }))
        await Promise.all(writing)
        await ring('last')
        await vi.waitFor(() => expect(ear.heard).toHaveLength(2))
        const again = await listenTo('bells', { lastId: ear.heard[0]?.id as string })
        await vi.waitFor(() => expect(again.heard[0]?.event).toBe('reset'))
        const upToDate = await listenTo('bells', { lastId: ear.lastId() })
        await ring('news')
        await vi.waitFor(() => expect(bodies(upToDate.heard)).toEqual(['news']))
      })

      it('tells only the last of several events about the same thing', async () => {
        const ear = await listenTo('bells')
        await ring('start')
        await vi.waitFor(() => expect(ear.heard).toHaveLength(1))
        for (const body of ['words to be taken back', 'other', 'gone']) {
          await ring(body, body === 'other' ? {} : { about: 'one post' })
        }
        await vi.waitFor(() => expect(ear.heard.at(-1)?.data.body).toBe('gone'))
        const again = await listenTo('bells', { lastId: ear.heard[0]?.id as string })
        await vi.waitFor(() => expect(bodies(again.heard)).toEqual(['other', 'gone']))
        await vi.waitFor(async () => {
          const rows = await node.store.read.selectFrom('live_events').select('body').execute()
          expect(rows.map(({ body }) => body).toSorted()).toEqual(['"gone"', '"other"', '"start"'])
        })
      })
    })

    describe('asking instead of listening', () => {
      onEmptyStores()

      async function ask(query: string, headers: Record<string, string> = {}) {
        const response = await fetch(`${node.url}/api/live/events?${query}`, { headers })
        return { status: response.status, body: await response.json() }
      }

      it('brings the same events in pieces, each once', async () => {
        const { body: start } = await ask('topics=bells')
        expect(start).toEqual({ events: [], next: '0', reset: false })
        await ring('one')
        await ring('two', { topic: 'drums' })
        await vi.waitFor(async () => {
          const { body } = await ask(`topics=bells&after=${start.next}`)
          expect(body.next).toBe('2')
          expect(body.events).toEqual([{ id: '1', topic: 'bells', kind: 'rung', body: 'one' }])
        })
        expect((await ask('topics=bells&after=2')).body.events).toEqual([])
        expect((await ask('topics=bells&after=77')).body).toEqual({
          events: [],
          next: '2',
          reset: true,
        })
      })

      it('asks for a reload, as a stream does, where more was missed than fits in one answer', async () => {
        for (let place = 0; place < 100; place++) await ring('x'.repeat(2_000))
        await vi.waitFor(async () => expect((await ask('topics=bells')).body.next).toBe('100'))
        const all = { events: [], next: '100', reset: true }
        expect((await ask('topics=bells&after=0')).body).toEqual(all)
        expect((await ask('topics=bells&after=90')).body.events).toHaveLength(10)
        const ear = await listenTo('bells', { lastId: '0' })
        await vi.waitFor(() => expect(ear.heard.map(({ event }) => event)).toEqual(['reset']))
      })

      it('hands much to one network so often, and then asks for a reload', async () => {
        await openAgain({ limits: true, clock: { now: () => 0, pass() {} } })
        for (let place = 0; place < 65; place++) await ring(place)
        await vi.waitFor(async () => expect((await ask('topics=bells')).body.next).toBe('65'))
        const handed = async (after: number) =>
          (await ask(`topics=bells&after=${after}`)).body.events.length
        for (let asked = 0; asked < 600; asked++) expect(await handed(0)).toBe(65)
        expect(await handed(0)).toBe(0)
        expect(await handed(1)).toBe(64)
      })
    })

    describe('what belongs to one visitor', () => {
      onEmptyStores()

      it('reaches that visitor in every window, and nobody else', async () => {
        const [sita, hari] = [await node.signIn(), await node.signIn()]
        const [one, two] = [
          await listenTo('bells,me', { cookie: sita }),
          await listenTo('me', { cookie: sita }),
        ]
        const others = [await listenTo('bells,me', { cookie: hari }), await listenTo('bells')]
        await node.live.privately.tell(await idOf(sita), { id: 'a', kind: 'hello', body: 'sita' })
        await node.live.privately.mention(await idOf(sita), { kind: 'typing', body: null })
        await ring('for all')
        for (const ear of [one, two]) {
          const expected = ear === one ? ['sita', null, 'for all'] : ['sita', null]
          await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(expected))
          expect(ear.heard[0]?.data).toEqual({ topic: 'me', kind: 'hello', body: 'sita' })
        }
        for (const ear of others) {
          await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['for all']))
        }
        const said = [one, two, ...others].map((ear) => ear.raw()).join()
        expect(said).not.toContain(await idOf(sita))
        expect(said).not.toContain(sita.split('=')[1])
      })

      it('is brought after a break, once, beside what everybody may hear', async () => {
        const cookie = await node.signIn()
        const id = await idOf(cookie)
        const tell = (word: string) =>
          node.live.privately.tell(id, { id: word, kind: 'said', body: word })
        const ear = await listenTo('bells,me', { cookie })
        await tell('a')
        await ring('b')
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['a', 'b']))
        ear.cut()
        await tell('c')
        await tell('c')
        await ring('d')
        await node.live.privately.mention(id, { kind: 'typing', body: 'lost' })
        const again = await listenTo('bells,me', { cookie, lastId: ear.lastId() })
        await tell('e')
        await vi.waitFor(() => expect(bodies(again.heard).toSorted()).toEqual(['c', 'd', 'e']))
        again.cut()
        node.clock.pass(61_000)
        const late = await listenTo('me', { cookie, lastId: ear.lastId() })
        await tell('f')
        await vi.waitFor(() => expect(bodies(late.heard)).toEqual(['f']))
      })

      it('is brought also where what everybody may hear is not known any more', async () => {
        const cookie = await node.signIn()
        const tell = (word: string) =>
          idOf(cookie).then((id) =>
            node.live.privately.tell(id, { id: word, kind: 'said', body: word }),
          )
        const ear = await listenTo('bells,me', { cookie })
        await tell('a')
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['a']))
        ear.cut()
        await tell('b')
        const again = await listenTo('bells,me', { cookie, lastId: '999~a' })
        await tell('c')
        await vi.waitFor(() => expect(bodies(again.heard)).toEqual([undefined, 'b', 'c']))
        expect(again.heard.map(({ event }) => event)).toEqual(['reset', 'message', 'message'])
      })

      it('is heard no more in a session that ended, and still in the others', async () => {
        const { visitor, token } = await node.identities.open(null)
        const code = await giveCode(node.identities, visitor)
        const elsewhere = await node.identities.recovery.use(code, { endOthers: false })
        const [phone, laptop] = [`session=${token}`, `session=${elsewhere?.token}`]
        const [here, there, bells] = [
          await listenTo('bells,me', { cookie: phone }),
          await listenTo('me', { cookie: laptop }),
          await listenTo('bells', { cookie: phone }),
        ]
        const leave = (method: string, path: string, cookie: string) =>
          fetch(`${node.url}/api/identity${path}`, { method, headers: { cookie } })
        expect((await leave('POST', '/sign-out', phone)).status).toBe(204)
        await here.ended
        await node.live.privately.tell(visitor.id, { id: 'a', kind: 'said', body: 'later' })
        await vi.waitFor(() => expect(bodies(there.heard)).toEqual(['later']))
        expect(here.raw()).not.toContain('later')
        expect((await leave('DELETE', '', laptop)).status).toBe(204)
        await there.ended
        expect(node.live.privately.recent(visitor.id)).toEqual([])
        expect(node.live.statistics().streams).toBe(1)
        expect(bells.status).toBe(200)
      })

      it('is not heard by a stream that was asked for while its session ended', async () => {
        const cookie = await node.signIn()
        const [, token] = cookie.split('=')
        const visitor = await node.identities.find(token)
        const find = vi.spyOn(node.identities, 'find')
        find.mockImplementationOnce(async () => {
          await node.live.sessions.end(visitor?.id as string, visitor?.tokenHash)
          return visitor
        })
        const ear = await listenTo('me', { cookie })
        await ear.ended
        expect(node.live.statistics().streams).toBe(0)
      })

      it('is brought after a break that began before the first word', async () => {
        const cookie = await node.signIn()
        const ear = await listenTo('me', { cookie })
        await vi.waitFor(() => expect(ear.lastId()).not.toBe(''))
        ear.cut()
        await node.live.privately.tell(await idOf(cookie), { id: 'a', kind: 'said', body: 'a' })
        const again = await listenTo('me', { cookie, lastId: ear.lastId() })
        await vi.waitFor(() => expect(bodies(again.heard)).toEqual(['a']))
        const newcomer = await listenTo('me', { cookie })
        await vi.waitFor(() => expect(newcomer.lastId()).not.toBe(''))
        expect(newcomer.heard).toEqual([])
      })

      async function idOf(cookie: string): Promise<string> {
        const visitor = await node.identities.find(cookie.split('=')[1])
        return visitor?.id as string
      }
    })

    describe('what is said by the way', () => {
      onEmptyStores()

      it('reaches who listens at this moment, in order, and is kept nowhere', async () => {
        const ear = await listenTo('bells')
        await vi.waitFor(() => expect(ear.lastId()).toBe('0'))
        await node.live.mention('bells', 'swinging', [1, 2])
        await node.live.mention('drums', 'swinging', [3])
        await ring('rung')
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual([1, 2, 'rung']))
        expect(ear.heard[0]).toMatchObject({ id: '0', data: { topic: 'bells', kind: 'swinging' } })
        const late = await listenTo('bells', { lastId: '0' })
        await vi.waitFor(() => expect(bodies(late.heard)).toEqual(['rung']))
        expect(await node.store.write(count, null)).toBe(1)
      })

      it('comes after every room was told what is recorded', async () => {
        const heard: unknown[] = []
        node.live.whenHeard((events) => heard.push(...events.map(({ data }) => JSON.parse(data))))
        const ear = await listenTo('bells')
        await ring('first', { about: 'one post' })
        await vi.waitFor(() => expect(bodies(ear.heard)).toEqual(['first']))
        expect(heard).toEqual([{ topic: 'bells', kind: 'rung', body: 'first' }])
      })
    })

    describe('refusals', () => {
      beforeAll(begin)
      afterAll(end)

      async function problemOf(path: string, cookie?: string) {
        const response = await fetch(`${node.url}${path}`, { headers: cookie ? { cookie } : {} })
        expect(response.headers.get('content-type')).toContain('application/problem+json')
        return response.json()
      }

      it.each([
        ['/api/live', 400, 'invalid_query'],
        ['/api/live?topics=', 400, 'unknown_topic'],
        ['/api/live?topics=bells,no%20topic', 400, 'unknown_topic'],
        ['/api/live?topics=gongs', 400, 'unknown_topic'],
        ['/api/live?topics=bells,gongs', 400, 'unknown_topic'],
        ['/api/live/events?topics=gongs', 400, 'unknown_topic'],
        ['/api/live?topics=me,gongs', 400, 'unknown_topic'],
        ['/api/live?topics=toString', 400, 'unknown_topic'],
        ['/api/live?topics=a,b,c,d,e,f,g,h,i,j,k,l,m', 400, 'unknown_topic'],
        [`/api/live?topics=${'a'.repeat(1000)}`, 400, 'invalid_query'],
        ['/api/live?topics=me', 401, 'not_signed_in'],
        ['/api/live/events?topics=bells,me', 401, 'not_signed_in'],
        ['/api/live/events', 400, 'invalid_query'],
      ])('%s is answered %i %s', async (path, status, code) => {
        expect(await problemOf(path)).toMatchObject({ status, code })
      })

      it('a visitor with too many windows is told so, and others are not', async () => {
        await openAgain({ limits: true })
        const [sita, hari] = [await node.signIn(), await node.signIn()]
        const windows: Ear[] = []
        for (let open = 0; open < 30; open++) {
          windows.push(await listenTo('me', { cookie: sita }))
        }
        expect(await problemOf('/api/live?topics=me', sita)).toMatchObject({
          status: 429,
          code: 'too_many_streams',
          retryAfter: 30,
        })
        expect((await listenTo('me', { cookie: hari })).status).toBe(200)
        expect((await listenTo('bells')).status).toBe(200)
        windows[0]?.cut()
        await vi.waitFor(async () => {
          expect((await listenTo('me', { cookie: sita })).status).toBe(200)
        })
      })

      it('asks that come too fast are told to wait', async () => {
        await openAgain({ limits: true, clock: { now: () => 0, pass() {} } })
        const ask = () => fetch(`${node.url}/api/live/events?topics=bells`)
        let refused: Response | undefined
        for (let asked = 0; asked < 6_100 && !refused; asked += 100) {
          const answers = await Promise.all(Array.from({ length: 100 }, ask))
          refused = answers.find(({ status }) => status === 429)
        }
        expect(await refused?.json()).toMatchObject({ code: 'too_many_requests', retryAfter: 1 })
      })

      it('a question for the headers alone gets no stream', async () => {
        const answer = await fetch(`${node.url}/api/live?topics=bells`, { method: 'HEAD' })
        expect(answer.status).toBe(200)
        expect(await answer.text()).toBe('')
      })
    })

    describe('when it gets hard', () => {
      onEmptyStores()

      it('cuts off who does not read, and goes on for the others', async () => {
        const [reader, sleeper] = [await listenTo('bells'), await listenTo('bells')]
        sleeper.sleep()
        const long = 'x'.repeat(60_000)
        for (let rung = 0; rung < 150; rung++) await ring(`${rung} ${long}`)
        await ring('end')
        await vi.waitFor(() => expect(reader.heard.at(-1)?.data.body).toBe('end'))
        expect(reader.heard).toHaveLength(151)
        await vi.waitFor(
          () => expect(node.live.statistics()).toEqual({ streams: 1, cutOff: 1 }),
          10_000,
        )
      })

      it('tells nobody twice who joins while hundreds are being told', async () => {
        const first = await listenTo('bells')
        await ring(-1)
        await vi.waitFor(() => expect(first.heard).toHaveLength(1))
        for (let open = 0; open < 600; open += 50) {
          await Promise.all(Array.from({ length: 50 }, () => listenTo('bells')))
        }
        const newcomers: Ear[] = []
        const lastId = first.lastId()
        let ringing = true
        async function arrive(): Promise<void> {
          while (ringing) newcomers.push(await listenTo('bells', { lastId }))
        }
        const arriving = Array.from({ length: 4 }, arrive)
        for (let rung = 0; rung < 40; rung++) await ring(rung)
        await vi.waitFor(() => expect(first.heard).toHaveLength(41))
        ringing = false
        await Promise.all(arriving)
        expect(newcomers.length).toBeGreaterThan(20)
        const all = Array.from({ length: 40 }, (_, rung) => rung)
        for (const { heard } of [...newcomers, ...ears.slice(1, 601)]) {
          await vi.waitFor(() => expect(heard.length).toBeGreaterThanOrEqual(40))
          expect(bodies(heard)).toEqual(all)
        }
      })

      it('forgets a stream as soon as it is closed', async () => {
        for (let round = 0; round < 20; round++) (await listenTo('bells')).cut()
        await vi.waitFor(() => expect(node.live.statistics().streams).toBe(0))
      })

      it('says goodbye when the server stops, and lets it stop', async () => {
        const listening = await Promise.all(Array.from({ length: 5 }, () => listenTo('bells')))
        const sleeper = await listenTo('bells')
        sleeper.sleep()
        await node.close()
        for (const ear of listening) {
          await ear.ended
          expect(ear.heard.at(-1)?.event).toBe('restart')
          expect(ear.retry()).toBeGreaterThanOrEqual(1_000)
        }
      })

      it('keeps numbers going up when all events have been deleted', async () => {
        const ear = await listenTo('bells')
        await ring('old')
        await vi.waitFor(() => expect(ear.heard).toHaveLength(1))
        const before = Date.now() + 60_000
        expect(await node.store.write(pruneEvents, { before: 0 })).toBe(false)
        expect(await node.store.write(count, null)).toBe(1)
        await node.store.write(pruneEvents, { before })
        expect(await node.store.write(count, null)).toBe(0)
        await openAgain()
        const again = await listenTo('bells', { lastId: ear.lastId() })
        await ring('new')
        await vi.waitFor(() => expect(bodies(again.heard)).toEqual(['new']))
        expect(Number(again.lastId())).toBeGreaterThan(Number(ear.lastId()))
      })
    })
  })
}
