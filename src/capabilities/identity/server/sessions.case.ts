import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'

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
    const held = async (table: 'identities' | 'sessions') =>
      (await node.store.read.selectFrom(table).selectAll().execute()).length

    it('is renewed on the first use of each day, and on no other', async () => {
      const cookie = await node.signIn()
      expect((await ask(cookie)).headers['set-cookie']).toBeUndefined()
      node.clock.pass(aDay)
      expect((await ask(cookie)).headers['set-cookie']).toMatch(
        new RegExp(`^${cookie}; Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly$`),
      )
      expect((await ask(cookie)).headers['set-cookie']).toBeUndefined()
    })

    it('that ends is not renewed by its last answer', async () => {
      const cookie = await node.signIn()
      node.clock.pass(aDay)
      expect((await ask(cookie, 'POST', '/sign-out')).headers['set-cookie']).toContain('Max-Age=0')
    })

    it('lasts as long as somebody comes back, and is purged when nobody did for 400 days', async () => {
      const [comes, stays] = [await node.signIn(), await node.signIn()]
      node.clock.pass(300 * aDay)
      await ask(comes)
      node.clock.pass(101 * aDay)
      await node.identities.purge()
      expect((await ask(comes)).json().visitor).not.toBeNull()
      expect((await ask(stays)).json().visitor).toBeNull()
      expect([await held('sessions'), await held('identities')]).toEqual([1, 1])
    })

    it('that nobody can open again leaves its identity where that left something, or has a code', async () => {
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
      const { code } = (await ask(hasCode, 'POST', '/recovery-code')).json()
      for (const cookie of [wrote, hasCode, didNothing]) await ask(cookie, 'POST', '/sign-out')
      await node.identities.purge()
      expect(await held('identities')).toBe(2)
      const back = await node.app.inject({
        method: 'POST',
        url: '/api/identity/recover',
        payload: { code },
      })
      expect(back.statusCode).toBe(200)
    })

    it('is purged with many others, a piece at a time', async () => {
      await Promise.all(Array.from({ length: 600 }, () => node.signIn()))
      node.clock.pass(401 * aDay)
      await node.identities.purge()
      expect([await held('sessions'), await held('identities')]).toEqual([0, 0])
    })
  })
}
