import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../sql/testing/postgres-server.ts'
import { createDatabase } from '../sql/testing/start-postgres.ts'
import { cookieOf } from '../testing/cookie-of.ts'
import { openNode, type TestNode } from '../testing/open-node.ts'
import { bootOf } from '../testing/plain-pages.ts'

let postgres: PostgresServer
let current: TestNode
let sita: string

const wall = '/community/confessions'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const ask = (url: string, headers: Record<string, string> = browser) =>
  current.app.inject({ url, headers })

/** What was asked of the store a moment ago is not asked again. */
async function open(url: string, headers: Record<string, string> = browser) {
  current.clock.pass(2_000)
  return ask(url, headers)
}

beforeAll(async () => {
  postgres = await startPostgresServer({ durable: false })
  current = await openNode({ databaseUrl: await createDatabase(postgres.url), dataDir: '' })
  const opened = await current.app.inject({
    method: 'POST',
    url: '/api/identity',
    payload: { name: 'Sita' },
  })
  sita = cookieOf(opened)
  await current.app.inject({
    method: 'POST',
    url: '/api/walls/confessions/posts',
    headers: { cookie: sita, 'idempotency-key': randomBytes(9).toString('hex') },
    payload: { text: 'Written before the database was killed.' },
  })
  const before = await open(wall)
  expect(before.body).toContain('Written before the database was killed.')
  expect(bootOf(before.body).isOld).toBeUndefined()
  await postgres.kill()
}, 90_000)

afterAll(async () => {
  await current.close()
  await postgres.stop()
}, 60_000)

describe('while the database is away', () => {
  it('a wall is shown as it was last, and says so, whoever asks', async () => {
    for (const cookie of ['', sita, `session=${'A'.repeat(43)}`]) {
      const page = await open(wall, { ...browser, cookie })
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('Written before the database was killed.')
      expect(bootOf(page.body).isOld).toBe(true)
    }
  })

  it('a page that was never made is a plain one in the language of the visitor', async () => {
    for (const [language, tag, title] of [
      ['en', 'en', 'One moment, please'],
      ['np', 'ne', 'एकछिन है'],
    ] as const) {
      const page = await open('/community/polls', { ...browser, cookie: `language=${language}` })
      expect(page.statusCode).toBe(503)
      expect(page.headers['retry-after']).toBe('2')
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.body).toContain(`<html lang="${tag}">`)
      expect(page.body).toContain(`<h1>${title}</h1>`)
      expect(page.body).toContain('href="/community/polls"')
      expect(page.body).toContain('href="/help"')
    }
  })

  it('pages that need nothing stored are as always, and the account page is that of everybody', async () => {
    for (const url of ['/heal', '/account', '/nowhere']) {
      const page = await open(url, { ...browser, cookie: sita })
      expect([url, page.statusCode]).toEqual([url, url === '/nowhere' ? 404 : 200])
      expect(page.body).not.toContain('Sita')
      expect(bootOf(page.body)).not.toHaveProperty('isOld')
    }
  })

  it('the front door opens', async () => {
    const page = await open('/')
    expect(page.statusCode).toBe(200)
    expect(bootOf(page.body)).toMatchObject({ data: { counts: null }, isOld: true })
  })

  it('a form without script is answered with a page, and nothing was changed', async () => {
    const answer = await current.app.inject({
      method: 'POST',
      url: '/account',
      headers: { ...browser, cookie: sita, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Gita',
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      503,
      'text/html; charset=utf-8',
    ])
    expect(answer.body).toContain('href="/account"')
  })

  it('programs read a problem', async () => {
    const asked = [
      ['/api/identity', { ...browser, cookie: sita }],
      ['/community/polls', { accept: '*/*' }],
      ['/community/polls', {}],
    ] as const
    for (const [url, headers] of asked) {
      const answer = await ask(url, headers as Record<string, string>)
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'busy'])
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json\b/)
    }
  })

  it('everything is as before once it is back', async () => {
    await postgres.start()
    await expect
      .poll(async () => bootOf((await open(wall)).body).isOld, { timeout: 30_000 })
      .toBeUndefined()
    expect((await open('/community/polls')).statusCode).toBe(200)
    const own = await open('/account', { ...browser, cookie: sita })
    expect(own.body).toContain('Sita')
    expect(own.headers['cache-control']).toBe('private, no-store')
  }, 60_000)
})
