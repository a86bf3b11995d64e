import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSteppingClock } from '#kit/testing/test-clock.ts'
import { onSqlite } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const covered = { cookie: 'cover=patro; language=np' }

onSqlite((open) => {
  let current: TestNode

  const ask = (url: string, headers: Record<string, string> = {}) =>
    current.app.inject({ url, headers: { ...browser, ...headers } })

  beforeAll(async () => {
    current = await open({ clock: createSteppingClock() })
  })

  afterAll(() => current.close())

  describe('with the cover on', () => {
    it.each([
      '/',
      '/express/diary',
      '/community/confessions?before=1',
      '/account',
      '/help',
      '/moderate',
      '/nowhere/at/all',
      '/offline-shell',
      '/patro',
    ])('every address is the calendar, the same for everybody: %s', async (url) => {
      const answer = await ask(url, covered)
      const patro = await ask('/patro', { cookie: 'language=np' })
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toBe(patro.body)
      expect(answer.headers.etag).toBe(patro.headers.etag)
      expect(answer.headers.vary).toContain('cookie')
    })

    it('says nothing of the house: not its name, its mark, its icon or its manifest', async () => {
      const { body } = await ask('/express/diary', covered)
      expect(body).toContain('<title>नेपाली पात्रो</title>')
      expect(body).toContain('<link rel="manifest" href="/patro.webmanifest">')
      expect(body).toContain('href="/patro.svg"')
      expect(body).not.toMatch(/voice|heart|मनको|आवाज|favicon|icon-192|manifest\.(en|np)|diary/i)
    })

    it('also covers for a while after somebody left in a hurry', async () => {
      const { body } = await ask('/heal', { cookie: 'cover=leave' })
      expect(body).toContain('<title>नेपाली पात्रो</title>')
    })

    it('hands the worker the shell of the house all the same, for when it is off again', async () => {
      const forWorker = await ask('/offline-shell', {
        cookie: 'cover=patro',
        'sec-fetch-dest': 'empty',
      })
      expect(forWorker.body).toContain('<div id="app"></div>')
      expect(forWorker.body).not.toContain('पात्रो')
    })

    it('leaves the API as it is', async () => {
      const answer = await ask('/api/polls', covered)
      expect(answer.headers['content-type']).toContain('application/json')
    })
  })

  describe('without it', () => {
    it('the calendar stands at its own address alone, whatever else a cookie says', async () => {
      for (const cookie of ['', 'cover=', 'cover=yes', 'cover=patro2', 'xcover=patro']) {
        const { body } = await ask('/heal', { cookie })
        expect(body, cookie).not.toContain('पात्रो')
      }
    })
  })

  it('the calendar that a phone keeps says no day, and is the same a day later', async () => {
    const first = await ask('/patro-shell')
    current.clock.pass(86_400_000)
    const later = await ask('/patro-shell')
    expect(first.body).toContain('<h1>en null</h1>')
    expect(later.headers.etag).toBe(first.headers.etag)
  })
})
