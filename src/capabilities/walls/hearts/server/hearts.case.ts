import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '#capabilities/live/server/testing/ear.ts'
import { often } from '#kit/testing/proof.ts'
import type { Guest } from '../../server/testing/guest.ts'
import { inWaves } from '../../server/testing/in-waves.ts'
import { type House, type OpenWallNode, openHouse } from '../../server/testing/wall-node.ts'
import { giveHeart } from './hearts.ts'

export function describeHearts(open: OpenWallNode): void {
  describe('hearts', () => {
    let house: House
    beforeAll(async () => {
      house = await openHouse(open)
    })
    afterAll(() => house.close())

    const wall = 'confessions'
    const heartUrl = (id: string) => `/api/walls/${wall}/posts/${id}/heart`
    const takeBack = (guest: Guest, id: string) => guest.ask('DELETE', heartUrl(id))

    async function newPost(): Promise<string> {
      return (await (await house.signIn()).write(wall, 'Hearts, please.')).id
    }

    async function countBoth(id: string) {
      const post = await house.store.read
        .selectFrom('wall_posts')
        .select('hearts')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const rows = await house.store.read
        .selectFrom('wall_hearts')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('post_id', '=', id)
        .executeTakeFirstOrThrow()
      return { counted: post.hearts, rows: rows.count }
    }

    it('are one a visitor, however often it is given', async () => {
      const id = await newPost()
      const [sita, hari] = [await house.signIn(), await house.signIn()]
      const said = []
      for (const guest of [sita, sita, hari, sita]) said.push((await guest.heart(wall, id)).body)
      expect(said).toEqual([
        { hearts: 1, hearted: true },
        { hearts: 1, hearted: true },
        { hearts: 2, hearted: true },
        { hearts: 2, hearted: true },
      ])
    })

    it('can be taken back, once', async () => {
      const id = await newPost()
      const sita = await house.signIn()
      await sita.heart(wall, id)
      expect((await takeBack(sita, id)).body).toEqual({ hearts: 0, hearted: false })
      expect((await takeBack(sita, id)).body).toEqual({ hearts: 0, hearted: false })
      expect(await countBoth(id)).toEqual({ counted: 0, rows: 0 })
    })

    it('may be given to a post of one’s own', async () => {
      const sita = await house.signIn()
      const { id } = await sita.write(wall, 'I am proud of this.')
      expect((await sita.heart(wall, id)).body).toEqual({ hearts: 1, hearted: true })
    })

    it('want somebody signed in, and a post that is there', async () => {
      const id = await newPost()
      const sita = await house.signIn()
      expect((await house.stranger().heart(wall, id)).status).toBe(401)
      expect((await takeBack(house.stranger(), id)).status).toBe(401)
      for (const unknown of ['0'.repeat(26), 'x', id.slice(1)]) {
        expect((await sita.heart(wall, unknown)).status).toBe(404)
        expect((await takeBack(sita, unknown)).status).toBe(404)
      }
      expect((await sita.heart('gratitudes', id)).status).toBe(404)
    })

    it('are told to open screens', async () => {
      const id = await newPost()
      const [sita, hari] = [await house.signIn(), await house.signIn()]
      const ear = await listen(house.url, 'topics=walls.confessions')
      await sita.heart(wall, id)
      await hari.heart(wall, id)
      const told = { topic: 'walls.confessions', kind: 'hearts', body: { id, count: 2 } }
      await expect.poll(() => ear.heard.at(-1)?.data).toEqual(told)
      ear.cut()
    })

    it('count exactly when thousands of visitors give theirs at once', async () => {
      const visitors = often({ test: 2_000, proof: 10_000 })
      const id = await newPost()
      const crowd = await house.crowd(visitors)
      const answers = await inWaves(crowd, (guest) => guest.heart(wall, id))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      const counts = answers.map(({ body }) => body.hearts)
      expect(new Set(counts).size).toBe(visitors)
      expect(Math.max(...counts)).toBe(visitors)
      expect(await countBoth(id)).toEqual({ counted: visitors, rows: visitors })
      const page = (await house.stranger().list(wall)).body
      expect(page.posts.find((post: { id: string }) => post.id === id).hearts).toBe(visitors)
    })

    it('are one when hundreds of taps of one visitor arrive at once', async () => {
      const id = await newPost()
      const sita = await house.signIn()
      await Promise.all(
        Array.from({ length: often({ test: 200, proof: 1_000 }) }, () => sita.heart(wall, id)),
      )
      expect(await countBoth(id)).toEqual({ counted: 1, rows: 1 })
    })

    it('stay exact when they are given and taken back in a muddle', async () => {
      const id = await newPost()
      const crowd = await house.crowd(50)
      const taps = crowd.flatMap((guest, place) =>
        Array.from({ length: 20 }, (_, tap) =>
          (tap + place) % 3 === 0 ? takeBack(guest, id) : guest.heart(wall, id),
        ),
      )
      const answers = await Promise.all(taps)
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      const { counted, rows } = await countBoth(id)
      expect(counted).toBe(rows)
      const held = await Promise.all(
        crowd.map(async (guest) => (await guest.list(wall, '?limit=1')).body.you.hearted.length),
      )
      expect(held.reduce((sum: number, one: number) => sum + one, 0)).toBe(rows)
    })

    it('are not lost when posts come and go around them', async () => {
      const author = await house.signIn()
      const { id } = await author.write(wall, 'Here and gone.')
      const crowd = await house.crowd(60)
      const answers = await Promise.all(
        crowd.map((guest, place) =>
          place === 30
            ? author.ask('DELETE', `/api/walls/${wall}/posts/${id}`)
            : guest.heart(wall, id),
        ),
      )
      expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true)
      const { counted, rows } = await countBoth(id)
      expect(counted).toBe(rows)
    })

    it('are refused for an identity that was erased a moment ago', async () => {
      const id = await newPost()
      const heart = { postId: id, wall, identityId: '0'.repeat(26), mark: 'm' } as const
      expect(await house.store.write(giveHeart, heart)).toBe('nobody')
      expect(await countBoth(id)).toEqual({ counted: 0, rows: 0 })
    })
  })
}
