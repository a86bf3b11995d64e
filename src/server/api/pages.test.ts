import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSteppingClock } from '#kit/testing/test-clock.ts'
import { cookieOf } from '../testing/cookie-of.ts'
import { onSqlite } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'
import { bootOf } from '../testing/plain-pages.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

onSqlite((open) => {
  let current: TestNode
  let sita: string

  const ask = (url: string, headers: Record<string, string> = {}) =>
    current.app.inject({ url, headers: { ...browser, ...headers } })

  beforeAll(async () => {
    current = await open({ clock: createSteppingClock() })
    const opened = await current.app.inject({
      method: 'POST',
      url: '/api/identity',
      payload: { name: 'Sita' },
    })
    sita = cookieOf(opened)
    await current.app.inject({
      method: 'POST',
      url: '/api/walls/confessions/posts',
      headers: { cookie: sita, 'idempotency-key': 'pages-1' },
      payload: { text: 'I was here.' },
    })
  })

  afterAll(() => current.close())

  describe('a page', () => {
    it.each(['/', '/heal', '/community/confessions', '/community/polls', '/nowhere'])(
      'is the same bytes for everybody who shares language and theme: %s',
      async (url) => {
        const stranger = await ask(url)
        const others = await Promise.all([
          ask(url, { cookie: sita }),
          ask(url, { cookie: `session=${'A'.repeat(43)}` }),
          ask(url, { host: '192.168.1.7' }),
        ])
        for (const other of others) {
          expect(other.rawPayload.equals(stranger.rawPayload)).toBe(true)
          expect(other.headers.etag).toBe(stranger.headers.etag)
        }
        expect(stranger.headers['cache-control']).toBe('private, no-cache')
        expect(stranger.headers.vary).toBe('accept-encoding, accept-language, cookie, save-data')
        expect(stranger.body).not.toMatch(/\p{Private_Use}/u)
      },
    )

    it('is another in another language or theme', async () => {
      const pages = await Promise.all(
        ['', 'language=np', 'theme=dark', 'theme=light'].map((cookie) => ask('/', { cookie })),
      )
      expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(4)
    })

    it('says the name on the account page alone, to its owner alone, and nobody keeps it', async () => {
      const own = await ask('/account', { cookie: sita })
      expect(bootOf(own.body).visitor).toEqual({ name: 'Sita' })
      expect(own.headers['cache-control']).toBe('private, no-store')
      const stranger = await ask('/account')
      expect(stranger.body).not.toContain('Sita')
      expect(stranger.headers['cache-control']).toBe('private, no-cache')
    })

    it('needs no identity: one that was asked for with a session looks nobody up', async () => {
      const seen = () => current.store.read.selectFrom('sessions').select('last_seen_day').execute()
      const before = await seen()
      current.clock.pass(3 * 86_400_000)
      for (const url of ['/', '/heal', '/community/confessions']) await ask(url, { cookie: sita })
      expect(await seen()).toEqual(before)
    })

    it('is measured by its path, and what leads nowhere together', async () => {
      for (const url of ['/heal', '/heal/', '/heal?language=np', '/no', '/where']) await ask(url)
      const body = await current.readMetrics()
      const countOf = (route: string, status: number) =>
        new RegExp(
          `^http_request_duration_seconds_count\\{method="GET",route="${route}",status="${status}"\\} (\\d+)`,
          'm',
        ).exec(body)?.[1]
      expect(Number(countOf('/heal', 200))).toBeGreaterThanOrEqual(3)
      expect(Number(countOf('unknown', 404))).toBeGreaterThanOrEqual(2)
      expect(countOf('unknown', 200)).toBeUndefined()
    })

    it('is made for its visitor so often for one network; then it is the one for everybody', async () => {
      const busy = await open({ limits: true, clock: { now: () => 0, pass() {} } })
      const cookie = await busy.signIn()
      const own = async (remoteAddress: string) => {
        const headers = { ...browser, cookie }
        const { body } = await busy.app.inject({ url: '/account', remoteAddress, headers })
        return 'visitor' in bootOf(body)
      }
      for (let asked = 0; asked < 600; asked++) expect(await own('192.0.2.1')).toBe(true)
      expect(await own('192.0.2.1')).toBe(false)
      expect(await own('192.0.2.2')).toBe(true)
      await busy.close()
    })
  })

  describe('a page that breaks while it is rendered', () => {
    it.each([
      ['en', 'Something went wrong'],
      ['np', 'केही बिग्रियो'],
    ])('is a plain one in %s, and a problem for programs', async (language, title) => {
      const url = '/breaks'
      const page = await ask(url, { cookie: `language=${language}; theme=dark` })
      expect(page.statusCode).toBe(500)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.body).toContain(`<h1>${title}</h1>`)
      expect(page.body).toContain('data-theme="dark"')
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-/,
      )
      const problem = await ask(url, { accept: 'application/json' })
      expect([problem.statusCode, problem.json().code]).toEqual([500, 'internal'])
    })

    it('says nothing that was in its address as markup', async () => {
      const page = await ask('/breaks?a="><img src=x onerror=alert(1)>')
      expect(page.body).not.toContain('<img')
    })
  })
})
