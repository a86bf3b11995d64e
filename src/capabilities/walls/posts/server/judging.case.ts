import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '../../server/testing/guest.ts'
import { type House, type OpenWallNode, openHouse } from '../../server/testing/wall-node.ts'

export function describeJudging(open: OpenWallNode): void {
  describe('a post that somebody should look at first', () => {
    let house: House
    beforeAll(async () => {
      house = await openHouse(open)
    })
    afterAll(() => house.close())

    const held = (reason: string) => ({ status: 201, body: { held: true, reason } })

    async function isShownToOthers(id: string): Promise<boolean> {
      const hari = await house.signIn()
      const { body } = await hari.list('confessions')
      const found = await hari.ask('GET', `/api/walls/confessions/posts/${id}`)
      const listed = body.posts.some((post: { id: string }) => post.id === id)
      expect(found.status).toBe(listed ? 200 : 404)
      return listed
    }

    async function regular(): Promise<Guest> {
      const guest = await house.signIn()
      house.clock.pass(2 * 24 * 3_600_000)
      return guest
    }

    it('waits when it insults, and its author alone is shown it, with the reason', async () => {
      const sita = await house.signIn()
      const answer = await sita.post('confessions', 'To my neighbour: you are such a bitch')
      expect(answer).toMatchObject(held('slur'))
      const { post } = answer.body
      expect(await isShownToOthers(post.id)).toBe(false)
      const { body } = await sita.list('confessions')
      expect(body.you.held).toEqual([{ ...post, reason: 'slur' }])
      expect(body.you.wrote).not.toContain(post.id)
      expect(await house.lastTold(post.id)).toBeUndefined()
    })

    it('waits on its own pages, and in its own category', async () => {
      const sita = await house.signIn()
      const older = await sita.write('gratitudes', 'Older and fine.', { category: 'Family' })
      const { post } = (
        await sita.post('gratitudes', 'Thanks for nothing, bitch.', { category: 'Family' })
      ).body
      const newer = await sita.write('gratitudes', 'Newer and fine.', { category: 'Family' })
      const heldOn = async (query: string) => {
        const { body } = await sita.list('gratitudes', query)
        return { body, held: body.you.held?.map(({ id }: { id: string }) => id) }
      }
      const first = await heldOn('?limit=1&category=Family')
      expect(first.body.posts).toEqual([newer])
      expect(first.held).toBeUndefined()
      const second = await heldOn(`?limit=1&category=Family&before=${first.body.next}`)
      expect(second.body.posts).toEqual([older])
      expect(second.held).toEqual([post.id])
      expect((await heldOn('')).held).toEqual([post.id])
      expect((await heldOn('?category=Nature')).held).toBeUndefined()
    })

    it('waits when a newcomer brings a link; others may bring one', async () => {
      const text = 'This song helped me: https://example.com/song'
      expect(await (await house.signIn()).post('confessions', text)).toMatchObject(
        held('link-from-new-author'),
      )
      const { body } = await (await regular()).post('confessions', text)
      expect(body).not.toHaveProperty('held')
      expect(await isShownToOthers(body.post.id)).toBe(true)
    })

    it('waits when the same author says the same again, but not on another day', async () => {
      const sita = await house.signIn()
      const text = 'The bus was late and somebody shared oranges with everyone.'
      const first = await sita.post('confessions', text)
      expect(first.body).not.toHaveProperty('held')
      expect(await sita.post('confessions', text)).toMatchObject(held('repeat'))
      house.clock.pass(25 * 3_600_000)
      expect((await sita.post('confessions', text)).body).not.toHaveProperty('held')
    })

    it('may be said again after it was deleted', async () => {
      const sita = await house.signIn()
      const text = 'I spelled this wrong the first time round.'
      const { id } = await sita.write('confessions', text)
      await sita.ask('DELETE', `/api/walls/confessions/posts/${id}`)
      expect((await sita.post('confessions', text)).body).not.toHaveProperty('held')
    })

    it.each([
      ['I want to die', 'explicit', 'self'],
      ['मलाई मर्न मन लाग्छ', 'explicit', 'self'],
      ['I hope I never wake up again.', 'passive', 'self'],
      ['I cut myself yesterday', 'self-harm', 'self-harm'],
      ['My husband beats me every night.', 'harmed', 'harmed'],
    ])(
      'is never held for need, answers with care and tells its readers: %s',
      async (text, need, kind) => {
        const sita = await house.signIn()
        const { status, body } = await sita.post('confessions', text)
        expect(status).toBe(201)
        expect(body).toMatchObject({ post: { text, care: kind }, care: { need } })
        expect(body).not.toHaveProperty('held')
        expect(await isShownToOthers(body.post.id)).toBe(true)
        const { posts } = (await house.stranger().list('confessions')).body
        expect(posts[0]).toEqual(body.post)
        const event = await house.store.read
          .selectFrom('live_events')
          .select('body')
          .where('about', '=', body.post.id)
          .executeTakeFirstOrThrow()
        expect(JSON.parse(event.body)).toEqual({ post: body.post })
      },
    )

    it.each(['I know where you live and I will come for you', 'तेरो घर थाहा छ, आगो लगाइदिन्छु'])(
      'waits when it threatens, and its author is told so: %s',
      async (text) => {
        const sita = await house.signIn()
        const answer = await sita.post('confessions', text)
        expect(answer).toMatchObject(held('threat'))
        expect(await isShownToOthers(answer.body.post.id)).toBe(false)
      },
    )

    it('is never held for telling of harm that was done to its author', async () => {
      const sita = await house.signIn()
      const { body } = await sita.post('confessions', 'He beats me and says he will kill me.')
      expect(body).not.toHaveProperty('held')
      expect(body).toMatchObject({ care: { need: 'harmed' } })
      expect(await isShownToOthers(body.post.id)).toBe(true)
    })

    it('says nothing of care where none is needed', async () => {
      const sita = await house.signIn()
      const { body } = await sita.post(
        'confessions',
        'The dal burned and we laughed until we cried.',
      )
      expect(body).not.toHaveProperty('care')
      expect(body.post).not.toHaveProperty('care')
    })

    it('is not held either for crying for help again', async () => {
      const sita = await house.signIn()
      for (let count = 0; count < 2; count++) {
        const { body } = await sita.post('confessions', 'I hope I never wake up again.')
        expect(body).not.toHaveProperty('held')
      }
    })

    describe('that names by what means its writer may die', () => {
      const written = 'Some days I think of swallowing all my pills'

      it('is shown with the means covered, keeps no more than that, and is met with care', async () => {
        const sita = await house.signIn()
        const { body } = await sita.post('confessions', written)
        expect(body).toMatchObject({ covered: true, care: { need: 'explicit' } })
        expect(body).not.toHaveProperty('held')
        expect(body.post.text).toMatch(/^Some days I think of .*•••$/)
        expect(body.post.text).not.toContain('pills')
        expect(await isShownToOthers(body.post.id)).toBe(true)
        const row = await house.store.read
          .selectFrom('wall_posts')
          .select(['text', 'need'])
          .where('id', '=', body.post.id)
          .executeTakeFirstOrThrow()
        expect(row).toEqual({ text: body.post.text, need: 'self' })
      })

      it('is known again by its key, as it was written', async () => {
        const sita = await house.signIn()
        const key = 'sent-twice'
        const first = await sita.post('confessions', written, { key })
        expect((await sita.post('confessions', written, { key })).body).toEqual(first.body)
        const other = 'Some days I think of my mother'
        expect((await sita.post('confessions', other, { key })).status).toBe(409)
      })
    })

    describe('with a phone number or an address in it', () => {
      const typed = '  Call me on 9841-234567 or write to sita@example.com  '

      it('is not posted before its author was asked, and is told where they are', async () => {
        const sita = await house.signIn()
        const { status, body, headers } = await sita.post('confessions', typed)
        expect(status).toBe(422)
        expect(headers['content-type']).toMatch(/^application\/problem\+json/)
        expect(body).toMatchObject({ code: 'contacts_found', status: 422, field: 'text' })
        expect(body.text).toBe(typed.trim())
        const found = body.finds.map(({ start, end }: { start: number; end: number }) =>
          body.text.slice(start, end),
        )
        expect(found).toEqual(['9841-234567', 'sita@example.com'])
        expect((await sita.ask('GET', '/api/identity/export')).body.held.walls.posts).toEqual([])
      })

      it('is posted with the same key when its author keeps them, or takes them out', async () => {
        const [sita, gita] = [await house.signIn(), await house.signIn()]
        const key = 'asked-before'
        for (const guest of [sita, gita]) {
          expect((await guest.post('confessions', typed, { key })).status).toBe(422)
        }
        const kept = await sita.post('confessions', typed, { key, contactsKept: true })
        expect(kept.status).toBe(201)
        expect(await isShownToOthers(kept.body.post.id)).toBe(true)
        const out = await gita.post('confessions', 'Call me, you know how.', { key })
        expect(out.status).toBe(201)
        // A retry that lost the answer need not keep them again.
        expect((await sita.post('confessions', typed, { key })).body).toEqual(kept.body)
      })

      it('waits all the same when it insults as well', async () => {
        const sita = await house.signIn()
        const text = 'You bitch, I will tell everybody: 9841234567'
        expect((await sita.post('confessions', text)).status).toBe(422)
        const kept = await sita.post('confessions', text, { contactsKept: true })
        expect(kept).toMatchObject(held('slur'))
      })

      it.each([false, 1, 'yes', null])('takes no other word than true for it: %j', async (word) => {
        const sita = await house.signIn()
        const answer = await sita.post('confessions', typed, { contactsKept: word as true })
        expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_body' } })
      })
    })
  })
}
