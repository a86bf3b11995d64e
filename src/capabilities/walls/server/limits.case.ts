import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { createGuest } from './testing/guest.ts'
import { type House, type OpenWallNode, openHouse } from './testing/wall-node.ts'

export function describeLimits(open: OpenWallNode): void {
  describe('limits', () => {
    let house: House
    beforeAll(async () => {
      house = await openHouse(open, { limits: true })
    })
    afterAll(() => house.close())

    const tooFast = { status: 429, body: { code: 'too_many_requests' } }
    const lessons = [
      'Walk before you argue.',
      'Bread tastes of the hands that made it.',
      'A closed door is also a wall to lean on.',
      'Letters outlive telephones.',
      'Rivers do not hurry and still arrive.',
      'Every hill was somebody’s far away.',
    ] as const

    it('let a visitor post five times in ten minutes, then say how long to wait', async () => {
      const sita = await house.signIn()
      for (const lesson of lessons.slice(0, 5)) await sita.write('lifeLessons', lesson)
      const refused = await sita.post('lifeLessons', lessons[5])
      expect(refused).toMatchObject(tooFast)
      const { retryAfter } = refused.body
      expect(retryAfter).toBeGreaterThan(590)
      expect(retryAfter).toBeLessThanOrEqual(600)
      expect(refused.headers['retry-after']).toBe(String(retryAfter))
      house.clock.pass((retryAfter - 10) * 1000)
      expect(await sita.post('lifeLessons', lessons[5])).toMatchObject(tooFast)
      house.clock.pass(10_000)
      await sita.write('lifeLessons', lessons[5])
    })

    it('count visitors, never addresses', async () => {
      const sita = await house.signIn()
      for (const lesson of lessons.slice(0, 5)) await sita.write('lifeLessons', lesson)
      expect(await sita.post('lifeLessons', lessons[5])).toMatchObject(tooFast)
      await (await house.signIn()).write('lifeLessons', 'The neighbour may still speak.')
    })

    it('do not count the retries of a phone on a bad line', async () => {
      const sita = await house.signIn()
      const answers = await Promise.all(
        Array.from({ length: 40 }, () =>
          sita.post('confessions', 'Nothing comes back.', { key: 'weak-5678' }),
        ),
      )
      for (let retry = 0; retry < 40; retry++) {
        answers.push(
          await sita.post('confessions', 'The signal is weak here.', { key: 'weak-1234' }),
        )
      }
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      await sita.write('confessions', 'And here is another one.')
    })

    it('let a visitor give sixty hearts a minute', async () => {
      const { id } = await (await house.signIn()).write('confessions', 'Tap, tap, tap.')
      const hari = await house.signIn()
      const taps = []
      for (let tap = 0; tap < 62; tap++) taps.push((await hari.heart('confessions', id)).status)
      expect(taps.filter((status) => status === 200)).toHaveLength(60)
      expect(await hari.heart('confessions', id)).toMatchObject(tooFast)
      house.clock.pass(30_000)
      expect(await hari.heart('confessions', id)).toMatchObject(tooFast)
      house.clock.pass(30_000)
      expect((await hari.heart('confessions', id)).status).toBe(200)
    })

    it('bound reports', async () => {
      const author = await house.signIn()
      const { id } = await author.write('confessions', 'Report me.')
      const hari = await house.signIn()
      const url = `/api/walls/confessions/posts/${id}/report`
      for (let count = 0; count < 10; count++) {
        expect((await hari.ask('POST', url, { body: { reason: 'spam' } })).status).toBe(200)
      }
      expect(await hari.ask('POST', url, { body: { reason: 'spam' } })).toMatchObject(tooFast)
    })

    it('let hundreds of newcomers behind one address sign in, post and give hearts', async () => {
      const from = '203.0.113.7'
      const { id } = await (await house.signIn()).write('confessions', 'Hello, town.')
      const statuses = await Promise.all(
        Array.from({ length: often({ test: 400, proof: 2_000 }) }, async (_, place) => {
          const opened = await house.stranger().ask('POST', '/api/identity', { body: {}, from })
          const token = /session=([\w-]+)/.exec(String(opened.headers['set-cookie']))?.[1]
          const guest = createGuest(house.app, token)
          const posted = await guest.ask('POST', '/api/walls/confessions/posts', {
            body: { text: `House number ${place} says hello to its neighbours` },
            headers: { 'idempotency-key': `town-key-${place}` },
            from,
          })
          const url = `/api/walls/confessions/posts/${id}/heart`
          const hearted = await guest.ask('PUT', url, { from })
          return [opened.status, posted.status, hearted.status].join(' ')
        }),
      )
      expect(new Set(statuses)).toEqual(new Set(['201 201 200']))
    })
  })
}
