import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '#capabilities/walls/server/testing/guest.ts'
import {
  type House,
  type OpenWallNode,
  openHouse,
} from '#capabilities/walls/server/testing/wall-node.ts'
import { wallNames } from '#capabilities/walls/walls.ts'
import { dumpOf, joinByAuthor } from '../testing/join-by-author.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'

const people = 14
const postsOfEach = 5

function describeUnjoined(open: OpenWallNode): void {
  describe('whoever has copied the database', () => {
    let house: House
    let guests: readonly Guest[]
    const authors = new Map<string, string>()

    beforeAll(async () => {
      house = await openHouse(open)
      guests = await house.crowd(people)
      const turns = guests.flatMap((guest, who) =>
        Array.from({ length: postsOfEach }, (_, count) => ({ guest, who, count })),
      )
      for (const { guest, who, count } of inAnyOrder(turns)) {
        const wall = wallNames[Math.floor(Math.random() * wallNames.length)] ?? 'confessions'
        const { id } = await guest.write(wall, `Words of day ${count * 31 + who} and ${who * 17}`)
        authors.set(id, String(who))
        house.clock.pass(Math.round(Math.random() * 600_000))
        const liked = inAnyOrder(guests).slice(0, 3)
        for (const other of liked) await other.heart(wall, id)
        const reason = { reason: 'other' }
        await liked[0]?.ask('POST', `/api/walls/${wall}/posts/${id}/report`, { body: reason })
        await guest.ask('PUT', '/api/polls/happiness/vote', { body: { option: 'quiet' } })
      }
    })
    afterAll(() => house.close())

    it('cannot tell better than by chance which posts are of one hand', async () => {
      const chance = joinByAuthor(await dumpOf(house.store), authors)
      expect(Math.abs(chance - 0.5)).toBeLessThan(0.12)
    })

    it('could where an author stood beside each post, so the trial can succeed', async () => {
      const dump = await dumpOf(house.store)
      const posts = dump.wall_posts?.map((row) => ({ ...row, author: authors.get(String(row.id)) }))
      expect(joinByAuthor({ ...dump, wall_posts: posts ?? [] }, authors)).toBeGreaterThan(0.95)
    })

    it('finds no identity beside anything that was written, liked, reported or voted', async () => {
      const { identities = [], sessions: _, ...rest } = await dumpOf(house.store)
      const written = JSON.stringify(rest)
      expect(identities).toHaveLength(people)
      expect(identities.filter(({ id }) => written.includes(String(id)))).toEqual([])
    })

    it('has looked at everything that can be left', async () => {
      const { wall_hearts, post_reports, poll_votes, wall_posts } = await dumpOf(house.store)
      expect(wall_posts).toHaveLength(people * postsOfEach)
      expect(wall_hearts?.length).toBe(people * postsOfEach * 3)
      expect(post_reports?.length).toBeGreaterThan(people)
      expect(poll_votes).toHaveLength(people)
    })

    it('finds no moment with which somebody who watched could find a post', async () => {
      const { wall_posts = [], identities = [] } = await dumpOf(house.store)
      expect(wall_posts.every(({ created_at }) => Number(created_at) % 3_600_000 === 0)).toBe(true)
      expect(identities.every(({ created_at }) => Number(created_at) % 86_400_000 === 0)).toBe(true)
    })

    it('learns no more from those who have erased themselves', async () => {
      for (const guest of guests.slice(0, 4)) await guest.ask('DELETE', '/api/identity')
      const left = new Map([...authors].filter(([, who]) => Number(who) >= 4))
      const dump = await dumpOf(house.store)
      expect(Math.abs(joinByAuthor(dump, left) - 0.5)).toBeLessThan(0.12)
      // Of the others there is the promise to tell that they are gone, each at a moment of its own.
      const gone = new Map([...authors].filter(([, who]) => Number(who) < 4))
      expect(Math.abs(joinByAuthor(dump, gone) - 0.5)).toBeLessThan(0.15)
      expect(JSON.stringify(dump.live_events)).not.toContain('post-gone')
    })
  })
}

onEachDatabase(describeUnjoined)

function inAnyOrder<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
