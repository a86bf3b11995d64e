import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '#capabilities/walls/server/testing/guest.ts'
import {
  type ModeratedHouse,
  type OpenModeratedNode,
  openModeratedHouse,
} from './testing/moderated-house.ts'

const day = 86_400_000

export function describeReviewing(open: OpenModeratedNode): void {
  describe('moderators at work', () => {
    let house: ModeratedHouse
    let moderator: Guest
    beforeAll(async () => {
      house = await openModeratedHouse(open)
    })
    afterAll(() => house.close())

    const act = (id: string, action: string) =>
      moderator.ask('POST', `/api/moderation/posts/${id}/${action}`)
    const report = (guest: Guest, id: string, reason = 'harm') =>
      guest.ask('POST', `/api/walls/confessions/posts/${id}/report`, { body: { reason } })
    const waiting = async (query = '') =>
      (await moderator.ask('GET', `/api/moderation/queue${query}`)).body.posts
    const inQueue = async (id: string) =>
      (await waiting()).find((post: { id: string }) => post.id === id)

    async function isShown(id: string): Promise<boolean> {
      const { posts } = (await house.stranger().list('confessions')).body
      const found = await house.stranger().ask('GET', `/api/walls/confessions/posts/${id}`)
      const listed = posts.some((post: { id: string }) => post.id === id)
      expect(found.status).toBe(listed ? 200 : 404)
      return listed
    }

    async function hiddenPost() {
      const sita = await house.signIn()
      const post = await sita.write('confessions', 'Somebody took offence at this.')
      const three = await house.crowd(3)
      house.clock.pass(2 * day)
      moderator = await house.moderator()
      for (const guest of three) await report(guest, post.id)
      expect(await isShown(post.id)).toBe(false)
      return { sita, post, three }
    }

    it('see what waits, why, and what was said about it', async () => {
      const { post } = await hiddenPost()
      const hari = await house.signIn()
      const other = await hari.write('confessions', 'Reported once, still shown.')
      await report(await house.signIn(), other.id, 'spam')
      expect(await inQueue(post.id)).toEqual({
        id: post.id,
        wall: 'confessions',
        text: post.text,
        hearts: 0,
        timestamp: post.timestamp,
        state: 'held',
        reasons: ['reported'],
        reports: { spam: 0, hate: 0, harm: 3, private: 0, other: 0 },
        established: 3,
        authorSilenced: false,
        authorKnown: true,
      })
      expect(await inQueue(other.id)).toMatchObject({
        state: 'shown',
        reasons: [],
        reports: { spam: 1 },
        established: 0,
      })
    })

    it('put a post back, where it was, and old reports weigh no more', async () => {
      const { post, three } = await hiddenPost()
      const later = await (await house.signIn()).write('confessions', 'Written later.')
      const approved = await act(post.id, 'approve')
      expect(approved).toMatchObject({
        status: 200,
        body: { post: { id: post.id, state: 'shown', reasons: [], established: 0 } },
      })
      expect(await isShown(post.id)).toBe(true)
      expect(await inQueue(post.id)).toBeUndefined()
      const { posts } = (await house.stranger().list('confessions')).body
      const ids = posts.map(({ id }: { id: string }) => id)
      expect(ids.indexOf(later.id)).toBeLessThan(ids.indexOf(post.id))
      // The same three cannot hide it again.
      for (const guest of three) await report(guest, post.id)
      expect(await isShown(post.id)).toBe(true)
    })

    it('remove a post, and restore it', async () => {
      const { sita, post } = await hiddenPost()
      expect((await act(post.id, 'remove')).body.post.state).toBe('removed')
      expect(await isShown(post.id)).toBe(false)
      expect((await sita.ask('GET', `/api/walls/confessions/posts/${post.id}`)).status).toBe(404)
      expect((await sita.list('confessions')).body.you).not.toHaveProperty('held')
      expect(await inQueue(post.id)).toBeUndefined()
      const removed = await waiting('?show=removed')
      expect(removed.map(({ id }: { id: string }) => id)).toContain(post.id)
      expect((await act(post.id, 'restore')).body.post.state).toBe('shown')
      expect(await isShown(post.id)).toBe(true)
    })

    it('remove a post for good: a late retry of its author does not bring it back', async () => {
      const sita = await house.signIn()
      moderator = await house.moderator()
      const key = 'removed-key'
      const post = await sita.write('confessions', 'Not for this wall.', { key })
      await act(post.id, 'remove')
      expect(await sita.post('confessions', 'Not for this wall.', { key })).toMatchObject({
        status: 410,
        body: { code: 'post_gone' },
      })
    })

    it('remove a post that nobody reported', async () => {
      const sita = await house.signIn()
      moderator = await house.moderator()
      const post = await sita.write('confessions', 'Found by a moderator.')
      await house.stranger().list('confessions')
      expect((await act(post.id, 'remove')).status).toBe(200)
      expect(await isShown(post.id)).toBe(false)
      expect(await house.lastTold(post.id)).toBe('post-gone')
    })

    it('are told when there is nothing to do', async () => {
      const { post } = await hiddenPost()
      expect(await act(post.id, 'restore')).toMatchObject({
        status: 409,
        body: { code: 'not_removed' },
      })
      await act(post.id, 'remove')
      expect(await act(post.id, 'approve')).toMatchObject({
        status: 409,
        body: { code: 'is_removed' },
      })
      for (const id of ['0'.repeat(26), 'x']) {
        expect((await act(id, 'approve')).status).toBe(404)
      }
      expect((await act(post.id, 'praise')).status).toBe(404)
    })

    it('leave alone what its author deleted', async () => {
      const { sita, post } = await hiddenPost()
      await sita.ask('DELETE', `/api/walls/confessions/posts/${post.id}`)
      expect(await inQueue(post.id)).toBeUndefined()
      for (const action of ['approve', 'remove', 'silence']) {
        expect((await act(post.id, action)).status).toBe(404)
      }
      const back = await sita.ask('POST', `/api/walls/confessions/posts/${post.id}/restore`)
      expect(back.body).toMatchObject({ held: true, reason: 'reported' })
      expect(await isShown(post.id)).toBe(false)
    })

    it('hold the new posts of an author they silenced, who is told so', async () => {
      const sita = await house.signIn()
      moderator = await house.moderator()
      const first = await sita.write('confessions', 'The first one.')
      expect((await act(first.id, 'silence')).body.post.authorSilenced).toBe(true)
      expect(await isShown(first.id)).toBe(true)

      const { status, body } = await sita.post('confessions', 'The second one.', {
        key: 'silenced-key',
      })
      expect(status).toBe(201)
      expect(body).toMatchObject({ held: true, reason: 'silenced' })
      expect(await isShown(body.post.id)).toBe(false)
      const again = await sita.post('confessions', 'The second one.', { key: 'silenced-key' })
      expect(again.body).toEqual(body)
      const own = await sita.list('confessions')
      expect(own.body.you.held).toEqual([{ ...body.post, reason: 'silenced' }])
      expect(own.body.posts.map(({ id }: { id: string }) => id)).not.toContain(body.post.id)
      expect(
        (await sita.ask('GET', `/api/walls/confessions/posts/${body.post.id}`)).body,
      ).toMatchObject({ post: body.post, held: true, reason: 'silenced' })
      expect((await (await house.signIn()).heart('confessions', body.post.id)).status).toBe(404)
      expect(await house.lastTold(body.post.id)).toBeUndefined()

      expect(await inQueue(body.post.id)).toMatchObject({
        reasons: ['silenced'],
        authorSilenced: true,
      })
      await act(body.post.id, 'approve')
      expect(await isShown(body.post.id)).toBe(true)
      expect(await house.lastTold(body.post.id)).toBe('post')

      expect((await act(first.id, 'unsilence')).body.post.authorSilenced).toBe(false)
      const third = await sita.post('confessions', 'The third one.')
      expect(third.body).not.toHaveProperty('held')
    })

    it('keep a held post held when its author deletes it and brings it back', async () => {
      const sita = await house.signIn()
      moderator = await house.moderator()
      const first = await sita.write('confessions', 'Before.')
      await act(first.id, 'silence')
      const { id } = (await sita.post('confessions', 'Held.')).body.post
      const url = `/api/walls/confessions/posts/${id}`
      await sita.ask('DELETE', url)
      expect((await sita.ask('POST', `${url}/restore`)).body).toMatchObject({
        held: true,
        reason: 'silenced',
      })
      expect(await isShown(id)).toBe(false)
      expect(await house.lastTold(id)).toBeUndefined()
      // To everybody else it does not exist.
      expect((await (await house.signIn()).ask('DELETE', url)).status).toBe(404)
    })

    it('write down what they did, by id and without words', async () => {
      const { post } = await hiddenPost()
      await act(post.id, 'approve')
      await act(post.id, 'remove')
      await act(post.id, 'restore')
      await act(post.id, 'approve')
      const { body, text } = await moderator.ask('GET', '/api/moderation/log')
      expect(body.entries.slice(0, 4)).toEqual(
        ['approve', 'restore', 'remove', 'approve'].map((action) => ({
          at: expect.stringMatching(/^2026-/),
          action,
          post: post.id,
        })),
      )
      expect(text).not.toContain(post.text)
    })

    it('lead through a long log and a long queue page by page', async () => {
      const author = await house.signIn()
      moderator = await house.moderator()
      const ids: string[] = []
      for (let count = 0; count < 60; count++) {
        ids.push((await author.write('confessions', `Long queue ${count}`)).id)
      }
      const hari = await house.signIn()
      for (const id of ids) await report(hari, id)
      for (const id of ids) {
        await act(id, 'silence')
        await act(id, 'unsilence')
      }
      const seen: string[] = []
      for (let after: string | null = ''; after !== null; ) {
        const { body } = await moderator.ask(
          'GET',
          `/api/moderation/queue${after && `?after=${after}`}`,
        )
        seen.push(...body.posts.map(({ id }: { id: string }) => id))
        after = body.next
      }
      expect(seen).toEqual([...new Set(seen)].toSorted())
      expect(seen).toEqual(expect.arrayContaining(ids))

      const logged: string[] = []
      for (let before: string | null = ''; before !== null; ) {
        const { body } = await moderator.ask(
          'GET',
          `/api/moderation/log${before && `?before=${before}`}`,
        )
        logged.push(...body.entries.map(({ post }: { post: string }) => post))
        before = body.next
      }
      expect(logged.filter((id) => ids.includes(id))).toHaveLength(120)
    })

    it('can silence an author for a month, and after that nobody knows who it was', async () => {
      const sita = await house.signIn()
      const { id } = await sita.write('confessions', 'A month is enough.')
      const sealed = async () => {
        const posts = house.store.read.selectFrom('wall_posts').select('author_seal')
        return (await posts.where('id', '=', id).executeTakeFirstOrThrow()).author_seal
      }
      house.clock.pass(29 * day)
      await house.walls.purge()
      expect(await sealed()).not.toBeNull()
      house.clock.pass(2 * day)
      await house.walls.purge()
      expect(await sealed()).toBeNull()
      moderator = await house.moderator()
      expect(await act(id, 'silence')).toMatchObject({
        status: 409,
        body: { code: 'author_unknown' },
      })
      expect((await act(id, 'remove')).body.post).toMatchObject({ authorKnown: false })
      const { body } = await moderator.ask('GET', '/api/moderation/log')
      expect(body.entries[0]).toMatchObject({ action: 'remove', post: id })
    })

    it('lift a silence with the identity that is erased', async () => {
      const sita = await house.signIn()
      moderator = await house.moderator()
      const { id } = await sita.write('confessions', 'The rice was good.')
      await act(id, 'silence')
      const { held } = (await sita.ask('GET', '/api/identity/export')).body
      expect(held.moderation.silenced).toBe(true)
      expect((await sita.ask('DELETE', '/api/identity')).status).toBe(204)
      expect((await act(id, 'unsilence')).status).toBe(404)
    })
  })
}
