import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualBodies } from '#capabilities/composing/server/testing/compose-with.ts'
import { cookieOf } from '../testing/cookie-of.ts'
import { onSqlite } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

onSqlite((open) => {
  let current: TestNode
  let sita: string

  const wall = '/api/walls/confessions/posts'
  const packings = [
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ] as const

  const ask = (url: string, headers: Record<string, string> = {}) =>
    current.app.inject({ url, headers })

  beforeAll(async () => {
    current = await open()
    const { app } = current
    sita = cookieOf(await app.inject({ method: 'POST', url: '/api/identity', payload: {} }))
    for (let post = 0; post < 30; post++) {
      await app.inject({
        method: 'POST',
        url: wall,
        payload: { text: `आज मन हलुका छ, ${post}.` },
        headers: { cookie: sita, 'idempotency-key': `packing-${post}` },
      })
    }
  })

  afterAll(() => current.close())

  describe.each(packings)('a reply as %s', (packing, accepted, unpack) => {
    const later = async () =>
      `${wall}?limit=10&before=${(await ask(`${wall}?limit=10`)).json().next}`

    it.each([
      ['the newest posts', async () => wall, ''],
      ['the newest posts, to who wrote them', async () => wall, 'sita'],
      ['later posts', later, 'sita'],
      ['the polls', async () => '/api/polls', ''],
      ['the description of the API', async () => '/api/openapi.json', ''],
    ])('says the same: %s', async (_what, address, who) => {
      const url = await address()
      const cookie = who && sita
      const plain = await ask(url, { cookie })
      const packed = await ask(url, { cookie, 'accept-encoding': accepted })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(packed.headers['content-encoding']).toBe(packing)
      expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload)
      expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
      expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
      const vary = [plain.headers.vary, 'accept-encoding'].filter(Boolean).join(', ')
      expect(packed.headers.vary).toBe(vary)
    })

    it('is new when the wall is', async () => {
      const newest = async () =>
        JSON.parse(String(unpack((await ask(wall, { 'accept-encoding': accepted })).rawPayload)))
      const { id } = (await newest()).posts[0]
      await current.app.inject({
        method: 'PUT',
        url: `${wall}/${id}/heart`,
        headers: { cookie: sita },
      })
      const { hearts } = (await newest()).posts[0]
      await current.app.inject({
        method: 'DELETE',
        url: `${wall}/${id}/heart`,
        headers: { cookie: sita },
      })
      expect([hearts, (await newest()).posts[0].hearts]).toEqual([1, 0])
    })

    it('is a page too', async () => {
      const plain = await ask('/')
      const packed = await ask('/', { 'accept-encoding': accepted })
      expect(packed.headers['content-encoding']).toBe(packing)
      expect(packed.headers.vary).toContain('accept-encoding')
      expect(unpack(packed.rawPayload)).toEqual(plain.rawPayload)
    })
  })

  describe('a reply', () => {
    const packable = { 'accept-encoding': 'gzip, br' }

    it('stays as it is for who says nothing of packing, or refuses it', async () => {
      const plain = await ask(wall)
      expect(plain.headers.vary).toBeUndefined()
      for (const refused of ['identity', 'br;q=0, gzip;q=0', 'deflate']) {
        const answer = await ask(wall, { 'accept-encoding': refused })
        expect(answer.headers['content-encoding']).toBeUndefined()
        expect(answer.rawPayload).toEqual(plain.rawPayload)
      }
    })

    it('stays as it is when it is short', async () => {
      for (const url of ['/api/counts', '/api/nothing', '/api/walls/gratitudes/posts']) {
        const answer = await ask(url, packable)
        expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
          undefined,
          undefined,
        ])
      }
    })

    it('stays as it is while it is a stream', async () => {
      const answer = await current.app.inject({
        method: 'POST',
        url: '/api/compose/poem',
        headers: { ...packable, accept: 'text/event-stream' },
        payload: { ...usualBodies.poem, language: 'en' },
      })
      expect(answer.headers['content-type']).toContain('text/event-stream')
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.body).toContain('event: ')
    })
  })
})
