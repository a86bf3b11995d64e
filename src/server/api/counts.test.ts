import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cookieOf } from '../testing/cookie-of.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

const minutes = 60_000

onEachDatabase((open) => {
  describe('the counts of the site', () => {
    let node: TestNode
    beforeEach(async () => {
      node = await open()
    })
    afterEach(() => node.close())

    const counts = async () => (await node.app.inject('/api/counts')).json()

    async function signIn(): Promise<string> {
      const opened = await node.app.inject({ method: 'POST', url: '/api/identity', payload: {} })
      return cookieOf(opened)
    }

    async function post(cookie: string, text: string): Promise<string> {
      const answer = await node.app.inject({
        method: 'POST',
        url: '/api/walls/confessions/posts',
        headers: { cookie, 'idempotency-key': text.replaceAll(' ', '-') },
        payload: { text },
      })
      return answer.json().post.id
    }

    it('begin at nothing: what samples bring along is not counted', async () => {
      expect(await counts()).toEqual({ posts: 0, hearts: 0, votes: 0 })
    })

    it('say what stands on the walls and was voted, and not what was taken back', async () => {
      const sita = await signIn()
      const kept = await post(sita, 'I kept this one for the wall')
      const gone = await post(sita, 'And this one I took back again')
      const hari = { cookie: await signIn() }
      const { app } = node
      await app.inject({
        method: 'DELETE',
        url: `/api/walls/confessions/posts/${gone}`,
        headers: { cookie: sita },
      })
      await app.inject({
        method: 'PUT',
        url: `/api/walls/confessions/posts/${kept}/heart`,
        headers: hari,
      })
      const [poll] = (await app.inject('/api/polls')).json().polls
      await app.inject({
        method: 'PUT',
        url: `/api/polls/${poll.id}/vote`,
        headers: hari,
        payload: { option: poll.options[0].id },
      })
      expect(await counts()).toEqual({ posts: 1, hearts: 1, votes: 1 })
    })

    it('are counted anew after five minutes, and not for every visitor', async () => {
      await counts()
      await post(await signIn(), 'Written while the figures were fresh')
      node.clock.pass(4 * minutes)
      expect(await counts()).toMatchObject({ posts: 0 })
      node.clock.pass(2 * minutes)
      await counts()
      await expect.poll(counts).toMatchObject({ posts: 1 })
    })
  })
})
