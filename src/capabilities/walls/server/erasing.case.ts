import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Guest } from './testing/guest.ts'
import { type House, type OpenWallNode, openHouse } from './testing/wall-node.ts'

export function describeErasing(open: OpenWallNode): void {
  describe('what is held about a visitor', () => {
    let house: House
    beforeAll(async () => {
      house = await openHouse(open)
    })
    afterAll(() => house.close())

    const report = (guest: Guest, id: string) =>
      guest.ask('POST', `/api/walls/confessions/posts/${id}/report`, { body: { reason: 'other' } })

    it('is handed to them: posts with their words, hearts and reports', async () => {
      const [sita, hari] = [await house.signIn(), await house.signIn()]
      const mine = await sita.write('gratitudes', 'For rain.', { category: 'Nature' })
      const deleted = await sita.write('confessions', 'For a minute only.')
      await sita.ask('DELETE', `/api/walls/confessions/posts/${deleted.id}`)
      const his = await hari.write('confessions', 'Not hers.')
      await sita.heart('confessions', his.id)
      await report(sita, his.id)
      const { held } = (await sita.ask('GET', '/api/identity/export')).body
      expect(held).toMatchObject({
        walls: {
          posts: [
            { wall: 'gratitudes', ...mine, state: 'shown' },
            { wall: 'confessions', ...deleted, state: 'deleted' },
          ],
          hearts: [{ post: his.id }],
        },
        moderation: {
          silenced: false,
          reports: [{ post: his.id, reason: 'other', timestamp: expect.stringMatching(/^2026-/) }],
        },
      })
    })

    it('is gone at once when they erase themselves', async () => {
      const [sita, hari, gita] = [await house.signIn(), await house.signIn(), await house.signIn()]
      const hers = await sita.write('confessions', 'Nobody will remember this.')
      const his = await hari.write('confessions', 'His own.')
      for (const guest of [sita, gita]) await guest.heart('confessions', his.id)
      await hari.heart('confessions', hers.id)
      await report(sita, his.id)
      await report(hari, hers.id)
      await house.stranger().list('confessions')

      expect((await sita.ask('DELETE', '/api/identity')).status).toBe(204)

      const { posts } = (await hari.list('confessions')).body
      expect(posts.map(({ id }: { id: string }) => id)).not.toContain(hers.id)
      // Her heart leaves the count with the next that changes it.
      expect(posts.find(({ id }: { id: string }) => id === his.id).hearts).toBe(2)
      expect((await hari.heart('confessions', his.id)).body.hearts).toBe(2)
      expect((await hari.ask('GET', `/api/walls/confessions/posts/${hers.id}`)).status).toBe(404)
      const { read } = house.store
      expect(
        await read.selectFrom('wall_posts').select('id').where('id', '=', hers.id).execute(),
      ).toEqual([])
      expect(
        await read
          .selectFrom('wall_hearts')
          .select('post_id')
          .where('post_id', '=', hers.id)
          .execute(),
      ).toEqual([])
      // The report stays for the moderators, without who made it.
      expect(
        await read
          .selectFrom('post_reports')
          .select('reason')
          .where('post_id', '=', his.id)
          .execute(),
      ).toEqual([{ reason: 'other' }])
      expect((await sita.post('confessions', 'I am still here.')).status).toBe(401)
    })

    it('is told to open screens later, each post at a moment of its own', async () => {
      const sita = await house.signIn()
      const ids: string[] = []
      for (const text of ['Let go.', 'Hold on.', 'Wait.', 'Sleep on it.', 'Ask twice.']) {
        ids.push((await sita.write('lifeLessons', text)).id)
      }
      await sita.ask('DELETE', '/api/identity')
      const untold = async () => {
        await house.walls.purge()
        const rows = await house.store.read
          .selectFrom('wall_farewells')
          .select('post_id')
          .where('post_id', 'in', ids)
          .execute()
        return rows.length
      }
      expect(await untold()).toBe(5)
      const left: number[] = []
      for (let hour = 1; hour <= 6; hour++) {
        house.clock.pass(3_600_000)
        left.push(await untold())
      }
      expect(left.at(-1)).toBe(0)
      expect(new Set(left).size).toBeGreaterThan(1)
      for (const id of ids) expect(await house.lastTold(id)).toBe('post-gone')
    })

    it('is in no event that somebody could still ask for', async () => {
      const sita = await house.signIn()
      const start = house.live.place()
      await sita.write('lifeLessons', 'Words that are taken back.')
      const since = async () => {
        const url = `/api/live/events?topics=walls.lifeLessons&after=${start}`
        return (await house.stranger().ask('GET', url)).text
      }
      await vi.waitFor(async () => expect(await since()).toContain('taken back'))
      await sita.ask('DELETE', '/api/identity')
      await vi.waitFor(async () => expect(await since()).not.toContain('taken back'))
      const rows = await house.store.read.selectFrom('live_events').select('body').execute()
      expect(JSON.stringify(rows)).not.toContain('taken back')
    })

    it('is nothing for somebody who only looked around', async () => {
      const sita = await house.signIn()
      await sita.list('confessions')
      const { held } = (await sita.ask('GET', '/api/identity/export')).body
      expect(held).toMatchObject({
        walls: { posts: [], hearts: [] },
        moderation: { silenced: false, reports: [] },
      })
      expect((await sita.ask('DELETE', '/api/identity')).status).toBe(204)
    })
  })
}
