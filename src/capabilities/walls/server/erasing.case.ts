import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
          hearts: [{ post: his.id, timestamp: expect.stringMatching(/^2026-/) }],
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
      expect(posts.find(({ id }: { id: string }) => id === his.id).hearts).toBe(1)
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
          .select(['identity_id', 'reason'])
          .where('post_id', '=', his.id)
          .execute(),
      ).toEqual([{ identity_id: null, reason: 'other' }])
      expect((await sita.post('confessions', 'I am still here.')).status).toBe(401)
    })

    it('tells open screens to drop what was erased', async () => {
      const sita = await house.signIn()
      const { id } = await sita.write('lifeLessons', 'Let go.')
      await sita.ask('DELETE', '/api/identity')
      expect(await house.lastTold(id)).toBe('post-gone')
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
