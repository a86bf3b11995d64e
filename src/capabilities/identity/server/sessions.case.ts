import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { newCode } from '../recovery/server/testing/give-code.ts'

const aDay = 86_400_000

/** How long a session lasts, and what happens to who never comes back. */
export function describeSessions(open: OpenNode): void {
  describe('a session', () => {
    let node: TestNode
    beforeEach(async () => {
      node = await open()
    })
    afterEach(() => node.close())

    const ask = (cookie: string, method: 'GET' | 'POST' = 'GET', path = '') =>
      node.app.inject({ method, url: `/api/identity${path}`, headers: { cookie } })
    async function signInAs(name: string): Promise<string> {
      const cookie = await node.signIn()
      await node.app.inject({
        method: 'PATCH',
        url: '/api/identity',
        headers: { cookie },
        payload: { name },
      })
      return cookie
    }
    const held = async (table: 'identities' | 'sessions') =>
      (await node.store.read.selectFrom(table).selectAll().execute()).length

    it('is renewed on the first use of each day, and on no other', async () => {
      const cookie = await node.signIn()
      expect((await ask(cookie)).headers['set-cookie']).toBeUndefined()
      node.clock.pass(aDay)
      expect((await ask(cookie)).headers['set-cookie']).toMatch(
        new RegExp(`^${cookie}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly$`),
      )
      expect((await ask(cookie)).headers['set-cookie']).toBeUndefined()
    })

    it('is renewed also by an answer that sets another cookie', async () => {
      const cookie = await node.signIn()
      node.clock.pass(aDay)
      const page = await node.app.inject({ url: '/account?language=np', headers: { cookie } })
      const cookies = [page.headers['set-cookie']].flat()
      expect(cookies).toContainEqual(expect.stringContaining('language=np'))
      expect(cookies).toContainEqual(expect.stringContaining(`${cookie}; Path=/; Max-Age=31536000`))
    })

    it('is renewed also where the first use of a day is a live stream', async () => {
      const cookie = await node.signIn()
      node.clock.pass(aDay)
      const ask = () => fetch(`${node.url}/api/live?topics=me`, { headers: { cookie } })
      for (const renewed of [
        expect.stringContaining(`${cookie}; Path=/; Max-Age=31536000`),
        null,
      ]) {
        const stream = await ask()
        expect(stream.status).toBe(200)
        expect(stream.headers.get('set-cookie')).toEqual(renewed)
        await stream.body?.cancel()
      }
    })

    it('that ends is not renewed by its last answer', async () => {
      const cookie = await node.signIn()
      node.clock.pass(aDay)
      expect((await ask(cookie, 'POST', '/sign-out')).headers['set-cookie']).toContain('Max-Age=0')
    })

    it('lasts as long as somebody comes back, and is purged when nobody did for a year', async () => {
      const [comes, stays] = [await signInAs('Sita'), await signInAs('Gita')]
      node.clock.pass(300 * aDay)
      await ask(comes)
      node.clock.pass(66 * aDay)
      await node.identities.purge()
      expect((await ask(comes)).json().visitor).not.toBeNull()
      expect((await ask(stays)).json().visitor).toBeNull()
      expect([await held('sessions'), await held('identities')]).toEqual([1, 1])
    })

    it('opens nothing after a year unused, also before anybody has swept', async () => {
      const cookie = await node.signIn()
      node.clock.pass(365 * aDay)
      expect((await ask(cookie)).json().visitor).not.toBeNull()
      node.clock.pass(366 * aDay)
      expect((await ask(cookie)).json().visitor).toBeNull()
      expect(await held('sessions')).toBe(1)
    })

    it('of who has neither name nor code is purged after half a year unused, and of nobody else', async () => {
      const [nothing, named, hasCode] = [
        await node.signIn(),
        await signInAs('Sita'),
        await node.signIn(),
      ]
      await node.app.inject({
        method: 'PUT',
        url: '/api/identity/recovery-code',
        headers: { cookie: hasCode },
        payload: { newCode: newCode() },
      })
      node.clock.pass(180 * aDay)
      await node.identities.purge()
      expect(await held('identities')).toBe(3)
      node.clock.pass(aDay)
      await node.identities.purge()
      expect([await held('sessions'), await held('identities')]).toEqual([2, 2])
      expect((await ask(nothing)).json().visitor).toBeNull()
      for (const cookie of [named, hasCode]) {
        expect((await ask(cookie)).json().visitor).not.toBeNull()
      }
    })

    it('that was purged leaves its visitor what is theirs: the next one has the same marks', async () => {
      const cookie = await node.signIn()
      const asked = (with_: string, method: 'POST' | 'DELETE', url: string) =>
        node.app.inject({
          method,
          url,
          headers: { cookie: with_, 'idempotency-key': 'sessions-marks' },
          ...(method === 'POST' && { payload: { text: 'The rain stopped as I stepped out.' } }),
        })
      const { post } = (await asked(cookie, 'POST', '/api/walls/lifeLessons/posts')).json()
      node.clock.pass(366 * aDay)
      await node.identities.purge()
      const opened = await node.app.inject({
        method: 'POST',
        url: '/api/identity',
        headers: { cookie },
        payload: {},
      })
      expect(opened.statusCode).toBe(201)
      const next = String(opened.headers['set-cookie']).split(';')[0] as string
      const gone = await asked(next, 'DELETE', `/api/walls/lifeLessons/posts/${post.id}`)
      expect(gone.statusCode).toBe(200)
    })

    it('that nobody can open again takes the name along', async () => {
      const [wrote, comes] = [await node.signIn(), await node.signIn()]
      for (const cookie of [wrote, comes]) {
        await node.app.inject({
          method: 'POST',
          url: '/api/identity',
          headers: { cookie },
          payload: { name: 'Sita' },
        })
        await node.app.inject({
          method: 'POST',
          url: '/api/walls/gratitudes/posts',
          headers: { cookie, 'idempotency-key': 'sessions-names' },
          payload: { text: 'The tea was hot and somebody had kept it for me.' },
        })
      }
      await ask(wrote, 'POST', '/sign-out')
      await node.identities.purge()
      const names = await node.store.read.selectFrom('identities').select('name').execute()
      expect(names.map(({ name }) => name).toSorted()).toEqual(['Sita'])
      expect((await ask(comes)).json().visitor.name).toBe('Sita')
    })

    it('that nobody can open again leaves its identity where that has a code', async () => {
      const [wrote, hasCode, didNothing] = [
        await node.signIn(),
        await node.signIn(),
        await node.signIn(),
      ]
      await node.app.inject({
        method: 'POST',
        url: '/api/walls/gratitudes/posts',
        headers: { cookie: wrote, 'idempotency-key': 'sessions-1' },
        payload: { text: 'Somebody held the door.' },
      })
      const code = newCode()
      await node.app.inject({
        method: 'PUT',
        url: '/api/identity/recovery-code',
        headers: { cookie: hasCode },
        payload: { newCode: code },
      })
      for (const cookie of [wrote, hasCode, didNothing]) await ask(cookie, 'POST', '/sign-out')
      await node.identities.purge()
      // What was written names nobody, and stays.
      expect(await held('identities')).toBe(1)
      const back = await node.app.inject({
        method: 'POST',
        url: '/api/identity/recover',
        payload: { code },
      })
      expect(back.statusCode).toBe(200)
    })

    it('is purged with many others, a piece at a time', async () => {
      await Promise.all(Array.from({ length: 600 }, () => node.signIn()))
      node.clock.pass(366 * aDay)
      await node.identities.purge()
      expect([await held('sessions'), await held('identities')]).toEqual([0, 0])
    })
  })
}
