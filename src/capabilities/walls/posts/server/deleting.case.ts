import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '../../server/testing/guest.ts'
import { type House, type OpenWallNode, openHouse } from '../../server/testing/wall-node.ts'

export function describeDeleting(open: OpenWallNode): void {
  describe('deleting a post', () => {
    let house: House
    beforeAll(async () => {
      house = await openHouse(open)
    })
    afterAll(() => house.close())

    const url = (id: string, end = '') => `/api/walls/confessions/posts/${id}${end}`
    const remove = (guest: Guest, id: string) => guest.ask('DELETE', url(id))
    const restore = (guest: Guest, id: string) => guest.ask('POST', url(id, '/restore'))

    async function newPost() {
      const sita = await house.signIn()
      return { sita, post: await sita.write('confessions', 'I wrote this too fast.') }
    }

    async function isShown(id: string): Promise<boolean> {
      const { posts } = (await house.stranger().list('confessions')).body
      return posts.some((post: { id: string }) => post.id === id)
    }

    it('takes it off the wall at once and says until when it can come back', async () => {
      const { sita, post } = await newPost()
      const before = house.clock.now()
      const { status, body } = await remove(sita, post.id)
      expect(status).toBe(200)
      const grace = Date.parse(body.restorableUntil) - before
      expect(grace).toBeGreaterThan(59_000)
      expect(grace).toBeLessThan(61_000)
      expect(await isShown(post.id)).toBe(false)
      for (const guest of [sita, house.stranger()]) {
        expect((await guest.ask('GET', url(post.id))).status).toBe(404)
        expect((await guest.list('confessions')).body.you).not.toHaveProperty('held')
      }
    })

    it('answers the same when it is asked twice', async () => {
      const { sita, post } = await newPost()
      const first = await remove(sita, post.id)
      house.clock.pass(5_000)
      expect(await remove(sita, post.id)).toMatchObject({ status: 200, body: first.body })
    })

    it('brings it back as it was, hearts and all, while there is time', async () => {
      const { sita, post } = await newPost()
      await (await house.signIn()).heart('confessions', post.id)
      await remove(sita, post.id)
      house.clock.pass(55_000)
      expect(await restore(sita, post.id)).toMatchObject({
        status: 200,
        body: { post: { ...post, hearts: 1 } },
      })
      expect(await isShown(post.id)).toBe(true)
      house.clock.pass(3_600_000)
      await house.walls.purge()
      expect(await isShown(post.id)).toBe(true)
    })

    it('is final after a minute, and the words are wiped', async () => {
      const { sita, post } = await newPost()
      await (await house.signIn()).heart('confessions', post.id)
      await remove(sita, post.id)
      house.clock.pass(61_000)
      expect((await restore(sita, post.id)).status).toBe(404)
      await house.walls.purge()
      expect((await restore(sita, post.id)).status).toBe(404)
      expect((await remove(sita, post.id)).status).toBe(404)
      const row = await house.store.read
        .selectFrom('wall_posts')
        .select(['text', 'state', 'hearts'])
        .where('id', '=', post.id)
        .executeTakeFirst()
      expect(row).toEqual({ text: '', state: 'gone', hearts: 0 })
      const hearts = house.store.read.selectFrom('wall_hearts').selectAll()
      expect(await hearts.where('post_id', '=', post.id).execute()).toEqual([])
    })

    it('wipes nothing before its time', async () => {
      const { sita, post } = await newPost()
      await remove(sita, post.id)
      house.clock.pass(50_000)
      await house.walls.purge()
      expect((await restore(sita, post.id)).status).toBe(200)
    })

    it('leaves nothing at all after a month', async () => {
      const { sita, post } = await newPost()
      await remove(sita, post.id)
      for (const millis of [61_000, 31 * 86_400_000]) {
        house.clock.pass(millis)
        await house.walls.purge()
      }
      const rows = house.store.read.selectFrom('wall_posts').select('id').where('id', '=', post.id)
      expect(await rows.execute()).toEqual([])
    })

    it('is for the author: others are told so, and nothing happens', async () => {
      const { sita, post } = await newPost()
      const hari = await house.signIn()
      for (const act of [remove, restore]) {
        expect(await act(hari, post.id)).toMatchObject({ status: 403, body: { code: 'not_yours' } })
        expect((await act(house.stranger(), post.id)).status).toBe(401)
      }
      expect(await isShown(post.id)).toBe(true)
      await remove(sita, post.id)
      // What others no longer see, they are not told of.
      for (const act of [remove, restore]) expect((await act(hari, post.id)).status).toBe(404)
    })

    it('finds no post under an unknown id or on another wall', async () => {
      const { sita, post } = await newPost()
      for (const path of [`confessions/posts/${'0'.repeat(26)}`, `gratitudes/posts/${post.id}`]) {
        expect((await sita.ask('DELETE', `/api/walls/${path}`)).status).toBe(404)
        expect((await sita.ask('POST', `/api/walls/${path}/restore`)).status).toBe(404)
      }
      expect(await isShown(post.id)).toBe(true)
    })

    it('tells open screens that it is gone, and when it comes back', async () => {
      const { sita, post } = await newPost()
      await remove(sita, post.id)
      expect(await house.lastTold(post.id)).toBe('post-gone')
      await restore(sita, post.id)
      expect(await house.lastTold(post.id)).toBe('post')
    })
  })
}
