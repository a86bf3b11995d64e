import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '../../server/testing/guest.ts'
import { type House, type OpenWallNode, openHouse } from '../../server/testing/wall-node.ts'

const day = 86_400_000

export function describeReporting(open: OpenWallNode): void {
  describe('reporting a post', () => {
    let house: House
    beforeAll(async () => {
      house = await openHouse(open)
    })
    afterAll(() => house.close())

    const report = (guest: Guest, id: string, reason = 'harm') =>
      guest.ask('POST', `/api/walls/confessions/posts/${id}/report`, { body: { reason } })

    async function newPost() {
      const sita = await house.signIn()
      return { sita, post: await sita.write('confessions', 'Something that hurts others.') }
    }

    async function regulars(count: number): Promise<Guest[]> {
      const guests = await house.crowd(count)
      house.clock.pass(2 * day)
      return guests
    }

    async function isShown(id: string): Promise<boolean> {
      return (
        (await house.stranger().ask('GET', `/api/walls/confessions/posts/${id}`)).status === 200
      )
    }

    const reportsAbout = (id: string) =>
      house.store.read.selectFrom('post_reports').selectAll().where('post_id', '=', id).execute()

    it('is thanked, and counts once a visitor', async () => {
      const { post } = await newPost()
      const hari = await house.signIn()
      for (const reason of ['spam', 'hate', 'spam']) {
        expect(await report(hari, post.id, reason)).toMatchObject({
          status: 200,
          body: { reported: true },
        })
      }
      expect((await reportsAbout(post.id)).map(({ reason }) => reason)).toEqual(['spam'])
    })

    it('counts once when a thousand taps arrive at once', async () => {
      const { post } = await newPost()
      const [hari] = (await regulars(1)) as [Guest]
      await Promise.all(Array.from({ length: 300 }, () => report(hari, post.id)))
      expect(await reportsAbout(post.id)).toHaveLength(1)
      expect(await isShown(post.id)).toBe(true)
    })

    it('takes the post off the wall when three who have been here for a day agree', async () => {
      const { sita, post } = await newPost()
      const [one, two, three] = (await regulars(3)) as [Guest, Guest, Guest]
      await report(one, post.id)
      await report(two, post.id, 'spam')
      expect(await isShown(post.id)).toBe(true)
      await report(three, post.id, 'private')
      expect(await isShown(post.id)).toBe(false)
      const { posts } = (await one.list('confessions')).body
      expect(posts.map(({ id }: { id: string }) => id)).not.toContain(post.id)
      // Its author still sees it, and why it waits.
      const { body } = await sita.list('confessions')
      expect(body.you.held).toEqual([{ ...post, reason: 'reported' }])
      expect(await house.lastTold(post.id)).toBe('post-gone')
    })

    it('is exact when the three arrive at once', async () => {
      const { post } = await newPost()
      const three = await regulars(3)
      await Promise.all(three.map((guest) => report(guest, post.id)))
      expect(await isShown(post.id)).toBe(false)
      expect(await reportsAbout(post.id)).toHaveLength(3)
    })

    it('cannot hide anything with identities made for it', async () => {
      const { post } = await newPost()
      for (const guest of await house.crowd(20)) {
        await guest.heart('confessions', post.id)
        await report(guest, post.id)
      }
      expect(await isShown(post.id)).toBe(true)
    })

    it('is not for one’s own post, nor for what one cannot see', async () => {
      const { sita, post } = await newPost()
      expect(await report(sita, post.id)).toMatchObject({ status: 403, body: { code: 'own_post' } })
      await sita.ask('DELETE', `/api/walls/confessions/posts/${post.id}`)
      const hari = await house.signIn()
      for (const id of [post.id, '0'.repeat(26), 'x']) {
        expect((await report(hari, id)).status).toBe(404)
      }
      expect((await report(house.stranger(), post.id)).status).toBe(401)
    })

    it.each([[{}], [{ reason: 'boring' }], [{ reason: ['spam'] }], [{ reason: 'spam', by: 'me' }]])(
      'wants one of its reasons, not %j',
      async (body) => {
        const { post } = await newPost()
        const hari = await house.signIn()
        const answer = await hari.ask('POST', `/api/walls/confessions/posts/${post.id}/report`, {
          body,
        })
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_body' } })
      },
    )
  })
}
