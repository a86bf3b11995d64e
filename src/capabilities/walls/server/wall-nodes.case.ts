import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '#capabilities/live/server/testing/ear.ts'
import { type House, type OpenWallNode, openHouse } from './testing/wall-node.ts'

/** What the walls promise when two nodes share one Postgres. */
export function describeWallNodes(open: OpenWallNode): void {
  describe('two nodes of one product', () => {
    let here: House
    let there: House
    beforeAll(async () => {
      here = await openHouse(open)
      there = await openHouse(open, { place: here.place })
    })
    afterAll(async () => {
      await here.close()
      await there.close()
    })

    const idsThere = async () =>
      (await there.stranger().list('confessions')).body.posts.map(({ id }: { id: string }) => id)
    const soon = { interval: 50 }

    it('show each other’s posts, and drop what was deleted or erased', async () => {
      await idsThere()
      const sita = await here.signIn()
      const [one, two] = [
        await sita.write('confessions', 'Written here.'),
        await sita.write('confessions', 'So was this.'),
      ]
      await expect.poll(idsThere, soon).toEqual([two.id, one.id])
      await sita.ask('DELETE', `/api/walls/confessions/posts/${two.id}`)
      await expect.poll(idsThere, soon).toEqual([one.id])
      await sita.ask('DELETE', '/api/identity')
      await expect.poll(idsThere, soon).toEqual([])
    })

    it('show each other’s hearts', async () => {
      const sita = await here.signIn()
      const { id } = await sita.write('confessions', 'Seen from both sides.')
      await expect.poll(idsThere, soon).toContain(id)
      await sita.heart('confessions', id)
      const hearts = async () =>
        (await there.stranger().list('confessions', '?limit=1')).body.posts[0].hearts
      await expect.poll(hearts, soon).toBe(1)
    })

    it('tell who comes back to the other one of hearts that were given meanwhile', async () => {
      const sita = await here.signIn()
      const { id } = await sita.write('confessions', 'Liked from the other side.')
      const topics = ['walls.confessions']
      const nobody = { visitorId: undefined, sessionHash: undefined }
      const listener = { topics, ...nobody, mayReplayMuch: () => true }
      const { next } = await there.live.listening.read({ ...listener, after: undefined })
      await sita.heart('confessions', id)
      const body = { id, count: 1 }
      const told = async () => {
        const { events, reset } = await there.live.listening.read({ ...listener, after: next })
        expect(reset).toBe(false)
        return events.map(({ data }) => JSON.parse(data))
      }
      await expect
        .poll(told, soon)
        .toContainEqual({ topic: 'walls.confessions', kind: 'hearts', body })
    })

    it('agree on the last count when both of them tell it, however they overtake each other', async () => {
      const author = await here.signIn()
      const { id } = await author.write('confessions', 'Liked from both sides.')
      const ears = [
        await listen(here.url, 'topics=walls.confessions'),
        await listen(there.url, 'topics=walls.confessions'),
      ]
      const crowd = await Promise.all(Array.from({ length: 30 }, () => here.signInOn(there)))
      for (const [place, { sita, twin }] of crowd.entries()) {
        await (place % 2 ? sita : twin).heart('confessions', id)
      }
      for (const ear of ears) {
        const last = () => ear.heard.findLast(({ data }) => data.kind === 'hearts')?.data.body
        await expect.poll(last, soon).toEqual({ id, count: 30 })
        ear.cut()
      }
    })

    it('drop the hearts of somebody who was erased on the other one with the next that is given', async () => {
      const [sita, hari] = [await here.signIn(), await here.signIn()]
      const { id } = await hari.write('confessions', 'She liked this.')
      await sita.heart('confessions', id)
      const hearts = async () =>
        (await there.stranger().list('confessions', '?limit=1')).body.posts[0].hearts
      await expect.poll(hearts, soon).toBe(1)
      await sita.ask('DELETE', '/api/identity')
      await hari.heart('confessions', id)
      await expect.poll(hearts, soon).toBe(1)
      const rows = await there.store.read
        .selectFrom('wall_hearts')
        .select('mark')
        .where('post_id', '=', id)
        .execute()
      expect(rows).toHaveLength(1)
    })

    it('never answer with a page that is older than what they have heard of', async () => {
      const sita = await here.signIn()
      for (let round = 0; round < 20; round++) {
        const before = there.live.place()
        const { id } = await sita.write('confessions', `Round ${round}`)
        await expect.poll(() => there.live.place(), { ...soon, interval: 1 }).not.toBe(before)
        expect((await idsThere())[0]).toBe(id)
      }
    })

    it('count exactly when a crowd gives and takes back hearts on both, on several posts', async () => {
      const author = await here.signIn()
      const ids: string[] = []
      for (const text of ['One.', 'Two.', 'Three.']) {
        ids.push((await author.write('confessions', text)).id)
      }
      const crowd = await Promise.all(Array.from({ length: 40 }, () => here.signInOn(there)))
      const url = (id: string | undefined) => `/api/walls/confessions/posts/${id}/heart`
      const answers = await Promise.all(
        crowd.flatMap(({ sita, twin }, place) =>
          ids.flatMap((_, step) => {
            // Each of them begins at another post.
            const id = ids[(place + step) % ids.length]
            const taken = place % 4 === 0 ? [twin.ask('DELETE', url(id))] : []
            return [sita.ask('PUT', url(id)), twin.ask('PUT', url(id)), ...taken]
          }),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      for (const id of ids) {
        const { hearts } = await here.store.read
          .selectFrom('wall_posts')
          .select('hearts')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        const rows = await here.store.read
          .selectFrom('wall_hearts')
          .select('mark')
          .where('post_id', '=', id)
          .execute()
        expect(hearts).toBe(rows.length)
        expect(hearts).toBeGreaterThanOrEqual(30)
      }
    })

    it('make one post of a key that reaches both', async () => {
      const { sita, twin } = await here.signInOn(there)
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, place) =>
          (place % 2 ? sita : twin).post('confessions', 'Which way?', { key: 'two-roads' }),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(answers.map(({ body }) => body.post.id)).size).toBe(1)
    })
  })
}
