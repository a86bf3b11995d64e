import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { composeKinds } from '#knowledge/poetry/kinds.ts'
import { composeReplies } from '../contract.ts'
import type { WritingPace } from './create-composing.ts'
import { answerWith, event, goodText, openStream } from './testing/behaviours.ts'
import { canary, serviceAt, usualBodies } from './testing/compose-with.ts'
import {
  type ComposeApp,
  type OpenComposeNode,
  openComposeApp,
} from './testing/open-compose-app.ts'
import { readAll, readStream } from './testing/read-stream.ts'
import { startUpstream, type Upstream } from './testing/upstream.ts'

/** Texts as they reach who asked for them. */
export function describeTexts(open: OpenComposeNode): void {
  let upstream: Upstream
  let current: ComposeApp | undefined
  beforeAll(async () => {
    upstream = await startUpstream()
  })
  afterAll(() => upstream.stop())
  afterEach(async () => {
    await current?.close()
    current = undefined
  })

  async function openAt(behaviour: string, pace: WritingPace = {}): Promise<ComposeApp> {
    current = await openComposeApp(open, serviceAt('gemini', upstream.urlOf(behaviour)), pace)
    return current
  }

  const asJson = { accept: 'application/json' }
  const poem = { topic: 'rain', language: 'en' }

  describe('a text that is asked for', () => {
    it('comes as a stream of events: who writes, the words, the whole', async () => {
      const app = await openAt('well')
      const response = await app.post('poem', poem)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      const events = await readAll(response)
      expect(events[0]).toMatchObject({ event: 'source', id: '1', data: { source: 'ai' } })
      const texts = events.filter((told) => told.event === 'text')
      expect(texts.map(({ data }) => data.delta).join('')).toBe(goodText)
      expect(events.at(-1)).toMatchObject({ event: 'done', data: { text: goodText } })
    })

    it('reaches the reader before the service has finished writing it', async () => {
      let finish = () => {}
      const reading = new Promise<void>((resolve) => {
        finish = resolve
      })
      upstream.behave('waits', (call) =>
        answerWith(call, ['First words.', ' And last.'], () => reading),
      )
      const app = await openAt('waits')
      const heard: string[] = []
      for await (const { event: name, data } of readStream(await app.post('poem', poem))) {
        heard.push(name)
        if (data.includes('First words')) finish()
      }
      expect(heard).toEqual(['source', 'text', 'text', 'done'])
    })

    it('comes as one document where JSON is wanted, of every kind', async () => {
      upstream.behave('parts', (call) => answerWith(call, ['Light and calm|Sanskrit|Kind, steady']))
      const app = await openAt('parts')
      for (const kind of composeKinds) {
        const response = await app.post(kind, { ...usualBodies[kind], language: 'en' }, asJson)
        expect(response.headers.get('content-type')).toContain('application/json')
        const reply = await response.json()
        expect(composeReplies[kind].parse(reply)).toEqual(reply)
        expect(reply).toMatchObject({ source: 'ai', id: expect.stringMatching(/^[\w-]{22}$/) })
      }
      expect(upstream.requests.at(-1)?.url).toMatch(/:generateContent$/)
    })

    it('has its parts apart where its kind has parts', async () => {
      upstream.behave('parts', (call) => answerWith(call, ['Light and calm|Sanskrit|Kind, steady']))
      const app = await openAt('parts')
      const reply = await app.post('nameMeaning', { name: 'Maya', language: 'en' }, asJson)
      expect(await reply.json()).toMatchObject({
        text: 'Light and calm\n\nSanskrit\n\nKind, steady',
        fields: { meaning: 'Light and calm', origin: 'Sanskrit', personality: 'Kind, steady' },
      })
      const path = await app.post('lifePath', { date: '1990-04-12', language: 'en' }, asJson)
      expect((await path.json()).fields).toMatchObject({ number: 8, meaning: 'Light and calm' })
      const love = await app.post('love', { names: ['A', 'B'], language: 'en' }, asJson)
      expect((await love.json()).fields).toEqual({ percent: expect.any(Number) })
    })

    it('says in the contract too that a service failed, and keeps the key', async () => {
      const app = await openAt('repeats-the-key')
      for (const kind of composeKinds) {
        const response = await app.post(kind, { ...usualBodies[kind], language: 'np' }, asJson)
        const reply = await response.json()
        expect(reply).toMatchObject({ source: 'shelf', error: 'Failed to generate content' })
        expect(JSON.stringify([reply, [...response.headers]])).not.toContain(canary)
      }
      expect(JSON.stringify(app.log)).not.toContain(canary)
    })

    it('is written by our composer where no service is set up, or where the visitor wants that', async () => {
      current = await openComposeApp(open, { source: 'composer' })
      const plain = await (await current.post('poem', { ...poem, seed: 'a' }, asJson)).json()
      expect(plain).toMatchObject({ source: 'composer', seed: 'a' })
      await current.close()
      const app = await openAt('well')
      const here = await (await app.post('poem', { ...poem, seed: 'a', here: true }, asJson)).json()
      expect(here).toMatchObject({ source: 'composer', text: plain.text })
    })
  })

  describe('a connection that breaks', () => {
    function openLater() {
      let finish = () => {}
      const later = new Promise<void>((resolve) => {
        finish = resolve
      })
      upstream.behave('later', (call) =>
        answerWith(call, ['One.', ' Two.', ' Three.'], () => later),
      )
      return () => finish()
    }

    it('is taken up where it broke, and nothing is said twice', async () => {
      const finish = openLater()
      const app = await openAt('later', { grace: 2_000 })
      const broken = new AbortController()
      const response = await app.post('poem', poem, {}, { signal: broken.signal })
      let id = ''
      for await (const { event: name, data } of readStream(response)) {
        if (name === 'source') id = JSON.parse(data).id
        if (name === 'text') break
      }
      broken.abort()
      await pause(50)
      const resumed = fetch(`${app.url}/api/compose/streams/${id}?after=2`)
      finish()
      const events = await readAll(await resumed)
      expect(
        events.map(({ id, event: name, data }) => [id, name, data.delta ?? data.text]),
      ).toEqual([
        ['3', 'text', ' Two.'],
        ['4', 'text', ' Three.'],
        ['5', 'done', 'One. Two. Three.'],
      ])
    })

    it('finds its text for a minute, and then no more', async () => {
      const app = await openAt('well')
      const [first] = await readAll(await app.post('poem', poem))
      const again = () => fetch(`${app.url}/api/compose/streams/${first?.data.id}?after=0`)
      app.clock.pass(59_000)
      expect((await readAll(await again())).at(-1)?.data.text).toBe(goodText)
      app.clock.pass(1_000)
      expect((await again()).status).toBe(404)
      expect((await fetch(`${app.url}/api/compose/streams/${'x'.repeat(22)}`)).status).toBe(404)
      expect((await fetch(`${app.url}/api/compose/streams/nonsense`)).status).toBe(404)
    })

    it('stops the service when nobody comes back', async () => {
      openLater()
      const app = await openAt('later', { grace: 30 })
      const leftBefore = upstream.leftEarly
      const gone = new AbortController()
      const response = await app.post('poem', poem, {}, { signal: gone.signal })
      for await (const { event: name } of readStream(response)) if (name === 'text') break
      gone.abort()
      await vi.waitFor(() => expect(upstream.leftEarly).toBe(leftBefore + 1), 2_000)
      expect(app.log).toEqual([])
    })

    it('stops the service for a document as well', async () => {
      const app = await openAt('hang', { grace: 30 })
      const leftBefore = upstream.leftEarly
      const gone = new AbortController()
      const asked = app.post('poem', poem, asJson, { signal: gone.signal }).catch(() => {})
      await pause(100)
      gone.abort()
      await asked
      await vi.waitFor(() => expect(upstream.leftEarly).toBe(leftBefore + 1), 2_000)
    })
  })

  describe('a text that was not finished in time', () => {
    it('ends with its last whole sentence', async () => {
      upstream.behave('slow-end', ({ response, format }) => {
        openStream(response)
        response.write(event(format, format.piece('The rain fell all night long. And the')))
      })
      const app = await openAt('slow-end', { patience: { first: 200, whole: 300, beforeRetry: 5 } })
      const events = await readAll(await app.post('poem', poem))
      expect(events.at(-1)).toMatchObject({
        event: 'done',
        data: { text: 'The rain fell all night long.', cut: true },
      })
    })

    it('ends so too where the service reached its own limit', async () => {
      upstream.behave('limit', ({ response, format }) => {
        openStream(response)
        const piece = format.piece('The rain fell all night long. And', 'too_long')
        response.end(event(format, piece))
      })
      const app = await openAt('limit')
      const reply = (await readAll(await app.post('poem', poem))).at(-1)
      expect(reply?.data).toEqual({ text: 'The rain fell all night long.', cut: true })
    })
  })

  describe('a second try', () => {
    it('is made once where the first one may have been bad luck', async () => {
      upstream.behave('better-later', async (call) => {
        if (call.tries > 1) return answerWith(call, [goodText])
        call.response.writeHead(429, { 'retry-after': '0' }).end('{}')
      })
      const app = await openAt('better-later')
      const reply = await (await app.post('poem', poem, asJson)).json()
      expect(reply).toMatchObject({ source: 'ai', text: goodText })
    })

    it('waits as long as the service asks for, where that is short', async () => {
      const times: number[] = []
      upstream.behave('in-a-second', async (call) => {
        times.push(performance.now())
        if (call.tries > 1) return answerWith(call, [goodText])
        call.response.writeHead(503, { 'retry-after': '1' }).end('{}')
      })
      const app = await openAt('in-a-second')
      expect((await (await app.post('poem', poem, asJson)).json()).source).toBe('ai')
      expect((times[1] as number) - (times[0] as number)).toBeGreaterThan(990)
    })
  })
}
