import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId, randomId } from '#kit/store/server/new-id.ts'
import { often } from '#kit/testing/proof.ts'
import { createPost } from '../posts/server/create-post.ts'
import { createGuest } from './testing/guest.ts'
import { inWaves } from './testing/in-waves.ts'
import { type House, type OpenWallNode, openHouse } from './testing/wall-node.ts'

const crowd = often({ test: 2_000, proof: 10_000 })

export function describeRaces(open: OpenWallNode): void {
  describe('many at once', () => {
    let house: House
    beforeAll(async () => {
      house = await openHouse(open)
    })
    afterAll(() => house.close())

    async function postsSaying(text: string): Promise<number> {
      const posts = house.store.read.selectFrom('wall_posts').select('id').where('text', '=', text)
      return (await posts.execute()).length
    }

    it('make one post of thousands of retries of one key', async () => {
      const sita = await house.signIn()
      const text = 'Sent again and again.'
      const retries = Array.from({ length: crowd }, () => ({ key: 'stubborn' }))
      const answers = await inWaves(retries, (retry) => sita.post('confessions', text, retry))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
      expect(new Set(answers.map(({ body }) => body.post.id)).size).toBe(1)
      expect(await postsSaying(text)).toBe(1)
    })

    it('leave it to the database that a key is used once, whichever node it reaches', async () => {
      const author = randomId()
      const opened = await house.stranger().ask('POST', '/api/identity', { body: {} })
      expect(opened.status).toBe(201)
      const [identity] = await house.store.read
        .selectFrom('identities')
        .select('id')
        .orderBy('created_at', 'desc')
        .limit(1)
        .execute()
      const text = `Past the front door ${author}`
      const written = await Promise.all(
        Array.from({ length: crowd }, () =>
          house.store.write(createPost, {
            id: newId(house.clock.now()),
            wall: 'confessions',
            identityId: identity?.id ?? '',
            mark: randomId(),
            keyMark: 'one-key-for-all',
            authorSeal: null,
            text,
            category: null,
            at: 0,
            heldFor: null,
            need: null,
          }),
        ),
      )
      expect(written.filter((how) => how === 'written')).toHaveLength(1)
      expect(await postsSaying(text)).toBe(1)
      const told = house.store.read.selectFrom('live_events').select('about')
      expect(await told.where('body', 'like', `%${text}%`).execute()).toHaveLength(1)
    })

    it('tell who was erased on the way that they are not signed in', async () => {
      const id = '0'.repeat(26)
      const erased = { id, name: null, createdAt: 0, tokenHash: '', secret: '' }
      const { id: postId } = await (await house.signIn()).write('confessions', 'For somebody.')
      const address = { wall: 'confessions', id: postId } as const
      for (const attempt of [
        () => house.walls.post(erased, 'confessions', { text: 'Am I here?' }, 'erased-key'),
        () => house.walls.setHeart(erased, address, true),
        () => house.walls.report(erased, address, 'other'),
      ]) {
        await expect(attempt()).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
      }
    })

    it('take one of two texts that race with one key, and tell the other', async () => {
      const sita = await house.signIn()
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, place) =>
          sita.post('confessions', place % 2 ? 'Odd.' : 'Even.', { key: 'two-minds' }),
        ),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
      expect(answers.filter(({ body }) => body.code === 'key_reused')).toHaveLength(20)
      expect((await postsSaying('Odd.')) + (await postsSaying('Even.'))).toBe(1)
    })

    it('keep every post of a crowd, each once and in one order', async () => {
      const people = await house.crowd(500)
      const posts = await Promise.all(
        people.map((guest, place) => guest.write('gratitudes', `Thanks from number ${place}`)),
      )
      const seen: string[] = []
      let next = ''
      do {
        const query = `?limit=100${next && `&before=${next}`}`
        const { body } = await house.stranger().list('gratitudes', query)
        seen.push(...body.posts.map(({ id }: { id: string }) => id))
        next = body.next
      } while (next)
      expect(seen).toEqual(
        posts
          .map(({ id }) => id)
          .sort()
          .reverse(),
      )
    })

    it('lose nothing when an erasure races with the same visitor’s posts and hearts', async () => {
      const { id } = await (await house.signIn()).write('confessions', 'A quiet corner.')
      const token = /session=([\w-]+)/.exec(
        String(
          (await house.stranger().ask('POST', '/api/identity', { body: {} })).headers['set-cookie'],
        ),
      )?.[1]
      const hari = createGuest(house.app, token)
      const answers = await Promise.all([
        ...Array.from({ length: 10 }, (_, place) => hari.post('confessions', `Racing ${place}`)),
        hari.heart('confessions', id),
        hari.ask('DELETE', '/api/identity'),
        ...Array.from({ length: 10 }, (_, place) => hari.post('confessions', `Late ${place}`)),
        hari.heart('confessions', id),
      ])
      expect(answers[11]?.status).toBe(204)
      const left = await house.store.read
        .selectFrom('wall_posts')
        .select(['text'])
        .where('text', 'like', 'Racing %')
        .execute()
      const late = await postsSaying('Late 9')
      // Whoever came last, nothing is left of somebody who was told that nothing is left.
      expect([left, late]).toEqual([[], 0])
      const { read } = house.store
      const post = read.selectFrom('wall_posts').select(['hearts', 'hearts_gone'])
      const { hearts, hearts_gone } = await post.where('id', '=', id).executeTakeFirstOrThrow()
      const rows = read.selectFrom('wall_hearts').selectAll().where('post_id', '=', id)
      expect(hearts - hearts_gone).toBe((await rows.execute()).length)
    })
  })
}
