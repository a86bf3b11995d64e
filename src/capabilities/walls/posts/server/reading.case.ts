import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Post } from '../../contract.ts'
import { type House, type OpenWallNode, openHouse } from '../../server/testing/wall-node.ts'

export function describeReading(open: OpenWallNode): void {
  describe('reading a wall', () => {
    let house: House
    let all: Post[]
    beforeAll(async () => {
      house = await openHouse(open)
      const sita = await house.signIn()
      all = []
      for (let count = 1; count <= 120; count++) {
        all.unshift(await sita.write('lifeLessons', `Lesson ${count}`))
      }
    })
    afterAll(() => house.close())

    const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id)
    const read = async (query = '') => (await house.stranger().list('lifeLessons', query)).body

    it('shows the newest fifty first, and where the page after begins', async () => {
      const page = await read()
      expect(page.posts).toEqual(all.slice(0, 50))
      expect(page.next).toEqual(expect.any(String))
      expect(page.you).toEqual({ hearted: [], wrote: [] })
    })

    it('leads through the whole wall, each post once, to an end', async () => {
      for (const limit of [1, 7, 60, 100]) {
        const seen: string[] = []
        let next: string | null = null
        do {
          const page = await read(`?limit=${limit}${next ? `&before=${next}` : ''}`)
          expect(page.posts.length).toBeLessThanOrEqual(limit)
          seen.push(...idsOf(page.posts))
          next = page.next
        } while (next)
        expect(seen).toEqual(idsOf(all))
      }
    })

    it('goes on from the same place when new posts arrive or the last one is deleted', async () => {
      const sita = await house.signIn()
      const last = await sita.write('confessions', 'the older')
      await sita.write('confessions', 'the newer')
      const oldest = await sita.write('confessions', 'a marker')
      const first = (await sita.list('confessions', '?limit=1')).body
      expect(first.posts[0].id).toBe(oldest.id)
      await sita.write('confessions', 'arrived meanwhile')
      await sita.ask('DELETE', `/api/walls/confessions/posts/${oldest.id}`)
      const rest = (await sita.list('confessions', `?limit=2&before=${first.next}`)).body
      expect(rest.posts.map(({ text }: Post) => text)).toEqual(['the newer', 'the older'])
      expect(idsOf(rest.posts)).toContain(last.id)
    })

    it.each(['0', '101', '-1', '1.5', 'ten', '1e1', '', '50&limit=50'])(
      'takes a limit from 1 to 100, not %j',
      async (limit) => {
        const answer = await house.stranger().list('lifeLessons', `?limit=${limit}`)
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_query' } })
      },
    )

    it('refuses a cursor that is none, or of another list', async () => {
      const { next } = await read('?limit=10')
      const { next: other } = (await house.stranger().list('gratitudes', '?limit=1')).body
      expect(other).toBeNull()
      const flipped = (next[3] === '0' ? '1' : '0') + next.slice(1)
      const garbled = [
        '',
        'x',
        flipped,
        next.slice(0, -1),
        `${next}x`,
        encodeURIComponent("' OR 1"),
      ]
      for (const cursor of garbled) {
        expect(await house.stranger().list('lifeLessons', `?before=${cursor}`)).toMatchObject({
          status: 400,
          body: { code: 'invalid_cursor', field: 'before' },
        })
      }
      for (const [wall, query] of [
        ['confessions', ''],
        ['gratitudes', '&category=Family'],
      ] as const) {
        expect(await house.stranger().list(wall, `?before=${next}${query}`)).toMatchObject({
          status: 400,
          body: { code: 'invalid_cursor' },
        })
      }
    })

    it('sends everybody the same bytes, but for what is their own', async () => {
      const [sita, hari] = [await house.signIn(), await house.signIn()]
      const { text: forNobody } = await house.stranger().list('lifeLessons')
      const { text: forHari } = await hari.list('lifeLessons')
      expect(forHari).toBe(forNobody)
      await sita.heart('lifeLessons', (all[3] as Post).id)
      const strip = (text: string) => text.slice(0, text.indexOf('"you":'))
      const forSita = await sita.list('lifeLessons')
      expect(strip(forSita.text)).toBe(strip((await house.stranger().list('lifeLessons')).text))
      expect(forSita.body.you).toEqual({ hearted: [all[3]?.id], wrote: [] })
      await sita.ask('DELETE', `/api/walls/lifeLessons/posts/${all[3]?.id}/heart`)
    })

    it('says which posts of the page are mine, and which have my heart, on every page', async () => {
      const hari = await house.signIn()
      const mine: string[] = []
      for (let count = 0; count < 3; count++) {
        mine.unshift((await hari.write('gratitudes', `Mine ${count}`)).id)
      }
      for (const id of mine) await hari.heart('gratitudes', id)
      const first = (await hari.list('gratitudes', '?limit=2')).body
      expect(first.you.wrote).toEqual(mine.slice(0, 2))
      expect(first.you.hearted.toSorted()).toEqual(mine.slice(0, 2).toSorted())
      const second = (await hari.list('gratitudes', `?limit=2&before=${first.next}`)).body
      expect(second.you).toEqual({ hearted: [mine[2]], wrote: [mine[2]] })
    })

    it('does not mix up the hearts and posts of different walls', async () => {
      const hari = await house.signIn()
      const older = await hari.write('gratitudes', 'The older thanks.')
      const elsewhere = await hari.write('confessions', 'Something else.')
      const newer = await hari.write('gratitudes', 'The newer thanks.')
      for (const { id } of [older, newer]) await hari.heart('gratitudes', id)
      await hari.heart('confessions', elsewhere.id)
      const { you } = (await hari.list('gratitudes', '?limit=2')).body
      expect(you.wrote).toEqual([newer.id, older.id])
      expect(you.hearted.toSorted()).toEqual([older.id, newer.id])
      expect((await hari.list('confessions', '?limit=1')).body.you).toEqual({
        hearted: [elsewhere.id],
        wrote: [elsewhere.id],
      })
    })

    it('shows a write of this visitor to their very next look', async () => {
      const sita = await house.signIn()
      for (let round = 0; round < 10; round++) {
        const post = await sita.write('confessions', `Round ${round}`)
        const look = async () => (await sita.list('confessions')).body.posts[0]
        expect(await look()).toEqual(post)
        await sita.heart('confessions', post.id)
        expect(await look()).toEqual({ ...post, hearts: 1 })
        await sita.ask('DELETE', `/api/walls/confessions/posts/${post.id}`)
        expect((await look())?.id).not.toBe(post.id)
      }
    })

    it('finds one post by its address', async () => {
      const hari = await house.signIn()
      const post = all[60] as Post
      const url = `/api/walls/lifeLessons/posts/${post.id}`
      expect((await house.stranger().ask('GET', url)).body).toEqual({
        post,
        you: { hearted: [], wrote: [] },
      })
      await hari.heart('lifeLessons', post.id)
      expect((await hari.ask('GET', url)).body).toEqual({
        post: { ...post, hearts: 1 },
        you: { hearted: [post.id], wrote: [] },
      })
    })

    it('finds nothing under an unknown id, or on another wall', async () => {
      const id = all[0]?.id ?? ''
      for (const path of [
        `lifeLessons/posts/${'0'.repeat(26)}`,
        'lifeLessons/posts/1',
        `lifeLessons/posts/${id.toUpperCase()}`,
        `confessions/posts/${id}`,
      ]) {
        expect(await house.stranger().ask('GET', `/api/walls/${path}`)).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        })
      }
    })

    it('answers an empty wall with an empty page', async () => {
      const answer = await house.stranger().list('gratitudes', '?category=Learning')
      expect(answer.body).toEqual({ posts: [], next: null, you: { hearted: [], wrote: [] } })
    })

    it('answers crowds of readers while the wall changes, always with a whole page', async () => {
      const sita = await house.signIn()
      const readers = Array.from({ length: 200 }, async (_, place) => {
        if (place % 20 === 0) await sita.write('confessions', `Amid the crowd ${place}`)
        return house.stranger().list('confessions', '?limit=5')
      })
      for (const { status, body } of await Promise.all(readers)) {
        expect(status).toBe(200)
        expect(idsOf(body.posts)).toEqual(idsOf(body.posts).toSorted().toReversed())
      }
    })
  })
}
