import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { onSqlite } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

onSqlite((open) => {
  let current: TestNode
  beforeAll(async () => {
    current = await open({ limits: true })
  })
  afterAll(() => current.close())

  /** A node whose store is gone. */
  async function openSilent(): Promise<TestNode> {
    const silent = await open()
    await silent.store.close()
    return silent
  }
  const post = (headers: Record<string, string>, payload: string | object = {}) =>
    current.app.inject({ method: 'POST', url: '/api/identity', headers, payload })

  describe('the security floor', () => {
    it('refuses a write that another site makes in a visitor’s name', async () => {
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]) {
        const answer = await post(headers as Record<string, string>)
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin'])
      }
    })

    it('lets our own pages and plain clients write', async () => {
      for (const headers of [
        { host: 'example.org', origin: 'http://example.org' },
        { 'sec-fetch-site': 'same-origin' },
        {},
      ]) {
        expect((await post(headers as Record<string, string>)).statusCode).toBe(201)
      }
    })

    it('says no sniffing, no foreign frames and no policy holes on every answer', async () => {
      for (const url of ['/healthz', '/api/identity', '/api/nothing', '/robots.txt']) {
        const { headers } = await current.app.inject(url)
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        })
        expect(headers['permissions-policy']).toContain('geolocation=()')
        expect(headers['strict-transport-security']).toBeUndefined()
      }
    })

    it('insists on https behind a proxy that speaks it, and binds the cookie to the host', async () => {
      const behind = await open({ environment: { TRUST_PROXY: 'true' } })
      const answer = await behind.app.inject({
        method: 'POST',
        url: '/api/identity',
        headers: { 'x-forwarded-proto': 'https' },
        payload: {},
      })
      await behind.close()
      expect(answer.headers['strict-transport-security']).toContain('max-age=63072000')
      expect(answer.headers['set-cookie']).toMatch(/^__Host-session=.*; Secure$/)
    })
  })

  describe('the cookies of a site that says it is reached by https', () => {
    const secret = 'a secret of many letters'
    let behind: TestNode
    const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, cookie = '') =>
      behind.app.inject({
        method,
        url,
        headers: { cookie },
        ...(method === 'POST' && { payload: url.includes('moderation') ? { secret } : {} }),
      })
    const cookieSetBy = async (url: string, method: 'GET' | 'POST' = 'POST') =>
      String((await ask(method, url)).headers['set-cookie'])

    beforeAll(async () => {
      // No proxy is trusted here, so every request looks like plain http.
      behind = await open({ secret, environment: { PUBLIC_ORIGIN: 'https://voice.example' } })
    })
    afterAll(() => behind.close())

    it('bind the session to the host, and know it again', async () => {
      const set = await cookieSetBy('/api/identity')
      expect(set).toMatch(/^__Host-session=[\w-]{43}; .*; Secure$/)
      const token = set.split(';')[0]?.split('=')[1]
      const who = async (name: string) =>
        (await ask('GET', '/api/identity', `${name}=${token}`)).json().visitor
      expect(await who('__Host-session')).not.toBeNull()
      expect(await who('session')).toBeNull()
    })

    it('bind that of the moderator too', async () => {
      const set = await cookieSetBy('/api/moderation/session')
      expect(set).toMatch(/^__Host-moderator=[\w-]{43}; .*; Secure$/)
      const closed = await ask('DELETE', '/api/moderation/session', set.split(';')[0])
      expect(closed.statusCode).toBe(204)
    })

    it('send the language by https alone', async () => {
      expect(await cookieSetBy('/?language=np', 'GET')).toMatch(/^language=np; .*; Secure$/)
    })
  })

  describe('bad requests', () => {
    it('are answered with a problem whose code is stable', async () => {
      const cases = [
        [post({ 'content-type': 'application/json' }, '{"name":'), 400, 'invalid_body'],
        [post({ 'content-type': 'text/csv' }, 'name'), 415, 'unsupported_media_type'],
        [post({ 'content-type': 'application/json' }, `"${'x'.repeat(70_000)}"`), 413, 'too_large'],
        [current.app.inject('/api/nowhere'), 404, 'not_found'],
        [current.app.inject({ method: 'DELETE', url: '/' }), 404, 'not_found'],
      ] as const
      for (const [asking, status, code] of cases) {
        const answer = await asking
        expect([answer.statusCode, answer.json().code]).toEqual([status, code])
        expect(answer.headers['content-type']).toMatch(/^application\/problem\+json\b/)
      }
    })

    it('are told to come back when the store cannot write just now', async () => {
      const silent = await openSilent()
      const answer = await silent.app.inject({ method: 'POST', url: '/api/identity', payload: {} })
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'busy'])
      expect(answer.headers['retry-after']).toBe('2')
      await silent.close()
    })

    it('do not leak what went wrong inside', async () => {
      const failure = new Error('the password is swordfish')
      vi.spyOn(current.identities, 'open').mockRejectedValueOnce(failure)
      const answer = await post({})
      expect(answer.statusCode).toBe(500)
      expect(answer.body).not.toContain('swordfish')
    })
  })

  describe('for those who run it', () => {
    it('says that it lives, that it is ready, and what it counted', async () => {
      const node = await open()
      expect((await node.app.inject('/healthz')).body).toBe('ok\n')
      expect((await node.app.inject('/readyz')).statusCode).toBe(200)
      const { body } = await node.app.inject('/metrics')
      expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/readyz"/)
      expect(body).toMatch(/store_commits \d/)
      await node.close()
    })

    it('is not ready when its store does not answer', async () => {
      const silent = await openSilent()
      const answer = await silent.app.inject('/readyz')
      expect([answer.statusCode, answer.body]).toEqual([503, 'the store does not answer\n'])
      await silent.close()
    })

    it('describes its API from the contracts themselves', async () => {
      const description = (await current.app.inject('/api/openapi.json')).json()
      expect(description.openapi).toBe('3.1.0')
      expect(Object.keys(description.paths['/api/identity'])).toEqual([
        'post',
        'get',
        'patch',
        'delete',
      ])
    })

    it('tells search engines where the pages are', async () => {
      const robots = await current.app.inject({
        url: '/robots.txt',
        headers: { host: 'voice.example' },
      })
      expect(robots.body).toContain('Sitemap: http://voice.example/sitemap.xml')
      const sitemap = await current.app.inject({
        url: '/sitemap.xml',
        headers: { host: 'voice.example' },
      })
      expect(sitemap.body).toContain('hreflang="ne" href="http://voice.example/?language=np"')
    })
  })
})
