import { statSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fileHeaders, floorHeaders } from '#kit/http/server/floor-headers.ts'
import { createSteppingClock } from '#kit/testing/test-clock.ts'
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
        { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
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

    it('says the same with live streams, and of files what they heed', async () => {
      for (const publicOrigin of ['', 'https://voice.example']) {
        const node = await open({ environment: { PUBLIC_ORIGIN: publicOrigin } })
        const headersOf = async (path: string) => {
          const answer = await fetch(node.url + path)
          await answer.body?.cancel()
          return Object.fromEntries(answer.headers)
        }
        const floor = floorHeaders(publicOrigin !== '')
        for (const path of ['/api/live?topics=polls', '/healthz']) {
          expect.soft(await headersOf(path), path).toMatchObject(floor)
        }
        const { 'content-security-policy': _, ...others } = fileHeaders(publicOrigin !== '')
        expect(await headersOf('/assets/none.js')).toMatchObject(others)
        await node.close()
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

  describe('the names of a site', () => {
    const near = [
      'localhost:3000',
      'a.localhost',
      '127.0.0.1',
      '192.168.1.7:80',
      '10.1.2.3',
      '[::1]:1',
      '[fe80::1]',
    ]
    const strangers = [
      'rebind.evil.example',
      '203.0.113.5',
      '127.0.0.1.evil.example',
      '[2001:db8::1]',
      'localhost.evil.example',
    ]
    const answers = async (node: TestNode, hosts: readonly string[]) => {
      const asked = hosts.map((host) => node.app.inject({ url: '/api/today', headers: { host } }))
      return (await Promise.all(asked)).map(({ statusCode }) => statusCode)
    }

    it('are those of this machine and its network, and of no stranger', async () => {
      expect(await answers(current, near)).toEqual(near.map(() => 200))
      expect(await answers(current, strangers)).toEqual(strangers.map(() => 421))
      for (const url of ['/', '/healthz', '/nothing', '/robots.txt', '/assets/none.js']) {
        const headers = { host: 'rebind.evil.example', accept: 'text/html' }
        const answer = await current.app.inject({ url, headers })
        expect([answer.statusCode, answer.json().code]).toEqual([421, 'unknown_host'])
      }
      const rebound = { host: 'rebind.evil.example', origin: 'http://rebind.evil.example' }
      expect((await post(rebound)).statusCode).toBe(421)
    })

    it('are also those the operator has said', async () => {
      const environment = { PUBLIC_ORIGIN: 'https://voice.example', HOSTS: 'www.voice.example' }
      const node = await open({ environment })
      const said = ['voice.example', 'Voice.example:443', 'www.voice.example']
      expect(await answers(node, said)).toEqual([200, 200, 200])
      expect(await answers(node, strangers)).toEqual(strangers.map(() => 421))
      const robots = await node.app.inject({
        url: '/robots.txt',
        headers: { host: 'voice.example' },
      })
      expect(robots.headers['cache-control']).toBe('public, max-age=3600')
      await node.close()
    })

    it('are one in a request', async () => {
      const socket = connect(Number(new URL(current.url).port))
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n')
      socket.write('connection: close\r\n\r\n')
      const said = await socket.setEncoding('utf8').reduce((all, more) => all + more, '')
      expect(said).toMatch(/^HTTP\/1\.1 421 /)
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
      expect(set).toMatch(/^__Host-session=[\w-]{43}\.[\w-]{43}; .*; Secure$/)
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

    it('that come letter by letter hold a connection for ten seconds at most', async () => {
      const node = await open()
      const { server } = node.app
      expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000])
      expect(server.maxConnections).toBe(20_000)
      server.headersTimeout = 1
      const socket = connect(Number(new URL(node.url).port))
      socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
      const said = await socket.setEncoding('utf8').reduce((all, more) => all + more, '')
      await node.close()
      expect(said).toMatch(/^HTTP\/1\.1 408 /)
      expect(said).toContain('"code":"timed_out"')
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
      const body = await node.readMetrics()
      expect(body).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/readyz"/)
      expect(body).toMatch(/store_commits \d/)
      await node.close()
    })

    it('asks its store once a second whether it is there, however many ask, and writes nothing', async () => {
      const node = await open({ clock: createSteppingClock() })
      const log = join(node.place.dataDir, 'voice-of-heart.db-wal')
      const before = [node.store.statistics().commits ?? 0, statSync(log).mtimeMs] as const
      const asked = Array.from({ length: 50 }, () => node.app.inject('/readyz'))
      for (const { statusCode } of await Promise.all(asked)) expect(statusCode).toBe(200)
      expect(node.store.statistics().commits).toBe(before[0] + 1)
      node.clock.pass(1_000)
      await node.app.inject('/readyz')
      expect(node.store.statistics().commits).toBe(before[0] + 2)
      expect(statSync(log).mtimeMs).toBe(before[1])
      await node.close()
    })

    it('shows what it counted to who brings the token, and to nobody else', async () => {
      const wrong = [
        '',
        'Bearer',
        'Bearer counts-for-test',
        'Bearer counts-for-tests2',
        'counts-for-tests',
      ]
      for (const authorization of wrong) {
        const answer = await current.app.inject({ url: '/metrics', headers: { authorization } })
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
      }
      expect(await current.readMetrics()).toContain('process_cpu_seconds_total')
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
        headers: { host: '192.168.1.7' },
      })
      expect(robots.body).toContain('Sitemap: http://192.168.1.7/sitemap.xml')
      const sitemap = await current.app.inject({
        url: '/sitemap.xml',
        headers: { host: '192.168.1.7' },
      })
      for (const { headers } of [robots, sitemap]) expect(headers['cache-control']).toBe('no-store')
      expect(sitemap.body).toContain('hreflang="ne" href="http://192.168.1.7/?language=np"')
    })
  })
})
