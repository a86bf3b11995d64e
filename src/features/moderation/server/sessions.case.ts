import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ModeratedHouse,
  type OpenModeratedNode,
  openModeratedHouse,
  secret,
} from './testing/moderated-house.ts'

export function describeSessions(open: OpenModeratedNode): void {
  describe('the door of the moderators', () => {
    let house: ModeratedHouse
    beforeAll(async () => {
      house = await openModeratedHouse(open)
    })
    afterAll(() => house.close())

    const knock = (guess: unknown, from = '192.0.2.1') =>
      house.stranger().ask('POST', '/api/moderation/session', { body: { secret: guess }, from })
    const queue = '/api/moderation/queue'

    it('opens for half an hour to whoever knows the secret', async () => {
      const { status, headers } = await knock(secret)
      expect(status).toBe(201)
      expect(headers['set-cookie']).toMatch(
        /^moderator=[\w-]{43}; Path=\/; Max-Age=1800; SameSite=Lax; HttpOnly$/,
      )
      const moderator = await house.moderator()
      expect((await moderator.ask('GET', queue)).status).toBe(200)
      house.clock.pass(30 * 60_000)
      expect(await moderator.ask('GET', queue)).toMatchObject({
        status: 401,
        body: { code: 'not_moderator' },
      })
    })

    it('keeps a session apart from another, and ends one when asked', async () => {
      const [one, other] = [await house.moderator(), await house.moderator()]
      expect((await one.ask('DELETE', '/api/moderation/session')).status).toBe(204)
      expect((await one.ask('GET', queue)).status).toBe(401)
      expect((await other.ask('GET', queue)).status).toBe(200)
    })

    it('stays shut to forged cookies, and to visitors', async () => {
      const sita = await house.signIn()
      expect((await sita.ask('GET', queue)).status).toBe(401)
      for (const token of ['', 'A'.repeat(43), "' OR 1=1 --", 'A'.repeat(5_000)]) {
        const headers = { cookie: `moderator=${token}` }
        expect((await house.stranger().ask('GET', queue, { headers })).status).toBe(401)
      }
    })

    it.each([[5], [''], [null], [[secret]], ['x'.repeat(1001)]])(
      'does not open to %j',
      async (guess) => {
        const { status } = await knock(guess, '192.0.2.77')
        expect([400, 401]).toContain(status)
        house.clock.pass(20 * 60_000)
      },
    )

    it('is locked for a quarter of an hour after five wrong tries from one network', async () => {
      const from = '192.0.2.5'
      for (let tries = 0; tries < 5; tries++) {
        expect(await knock('wrong', from)).toMatchObject({
          status: 401,
          body: { code: 'wrong_secret' },
        })
      }
      // Even the right one is not listened to now, or the sixth guess would tell.
      const locked = await knock(secret, from)
      expect(locked).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
      expect(locked.body.retryAfter).toBeGreaterThan(14 * 60)
      expect((await knock(secret, '192.0.2.6')).status).toBe(201)
      house.clock.pass(15 * 60_000)
      expect((await knock(secret, from)).status).toBe(201)
    })

    it('counts the addresses of one household as one network', async () => {
      const statuses = []
      for (let host = 1; host <= 6; host++) {
        statuses.push((await knock('wrong', `2001:db8:1:2::${host}`)).status)
      }
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      expect((await knock(secret, '2001:db8:1:3::1')).status).toBe(201)
    })

    it('slows everybody down when many networks guess together', async () => {
      house.clock.pass(60 * 60_000)
      const statuses = []
      for (let network = 0; network < 30; network++) {
        statuses.push((await knock('wrong', `203.0.113.${network}`)).status)
      }
      expect(statuses.filter((status) => status === 401)).toHaveLength(20)
      const slowed = await knock(secret, '198.51.100.200')
      expect(slowed.status).toBe(429)
      expect(slowed.body.retryAfter).toBeLessThanOrEqual(60)
      house.clock.pass(60_000)
      expect((await knock(secret, '198.51.100.200')).status).toBe(201)
    })

    it('is not there at all when no secret is set', async () => {
      const plain = await openModeratedHouse(open, { secret: undefined })
      const stranger = plain.stranger()
      for (const answer of [
        await stranger.ask('POST', '/api/moderation/session', { body: { secret: '' } }),
        await stranger.ask('GET', queue),
        await stranger.ask('GET', '/api/moderation/log'),
        await stranger.ask('POST', `/api/moderation/posts/${'0'.repeat(26)}/approve`),
      ]) {
        expect(answer.status).toBe(404)
      }
      await plain.close()
    })

    it('forgets every session when the secret is changed', async () => {
      const before = await openModeratedHouse(open)
      const moderator = await before.moderator()
      const headers = { cookie: '' }
      const { headers: sent } = await before
        .stranger()
        .ask('POST', '/api/moderation/session', { body: { secret } })
      headers.cookie = String(sent['set-cookie']).split(';')[0] as string
      expect((await moderator.ask('GET', queue)).status).toBe(200)
      await before.close()
      const after = await openModeratedHouse(open, {
        place: before.place,
        secret: 'another secret of many letters',
      })
      expect((await after.stranger().ask('GET', queue, { headers })).status).toBe(401)
      await after.close()
    })
  })
}
