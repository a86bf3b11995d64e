import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import { createSteppingClock } from '#kit/testing/test-clock.ts'
import { cookieOf } from '../testing/cookie-of.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

const secret = 'a secret of many letters'

onEachDatabase((open) => {
  describe('reports from the chat, for moderators', () => {
    let node: TestNode
    beforeAll(async () => {
      node = await open({ secret, clock: createSteppingClock() })
    })
    afterAll(() => node.close())

    type Method = 'GET' | 'POST'
    const ask = async (method: Method, url: string, cookie = '', payload?: object) => {
      const answer = await node.app.inject({
        method,
        url,
        headers: { cookie },
        ...(payload && { payload }),
      })
      return { status: answer.statusCode, text: answer.body, cookie: cookieOf(answer), answer }
    }
    const bodyOf = ({ text }: { text: string }) => JSON.parse(text)
    const signIn = async () => (await ask('POST', '/api/identity', '', {})).cookie
    const talks = async (moderator: string) =>
      bodyOf(await ask('GET', '/api/moderation/talks', moderator)).talks

    const idsOfTalks = async (moderator: string) =>
      (await talks(moderator)).map(({ id }: { id: string }) => id)

    async function openDesk(): Promise<string> {
      const { answer } = await ask('POST', '/api/moderation/session', '', { secret })
      return String(answer.headers['set-cookie']).split(';')[0] as string
    }

    /** Hari says something to Sita, who reports it. */
    async function reportTalk(withMessages: boolean) {
      const [sita, hari] = [await signIn(), await signIn()]
      for (const person of [sita, hari]) {
        await ask('POST', '/api/chat/connect', person, { language: 'en' })
      }
      const said = await ask('POST', '/api/chat/say', hari, { text: 'words that hurt' })
      expect(said.status).toBeLessThan(300)
      await vi.waitFor(async () => {
        const report = { reason: 'hate', withMessages }
        const sent = bodyOf(await ask('POST', '/api/chat/report', sita, report))
        // The words come by the same way as to the other's screen, and may need a moment.
        expect(sent.messages).toBe(withMessages ? 1 : 0)
      })
      return { sita, hari }
    }

    it('show the words only when they were sent along, and nobody’s id', async () => {
      await reportTalk(true)
      await reportTalk(false)
      const moderator = await openDesk()
      const answer = await ask('GET', '/api/moderation/talks', moderator)
      const [withWords, without] = bodyOf(answer).talks.slice(-2)
      expect(withWords).toMatchObject({ reason: 'hate', reportedSilenced: false })
      expect(withWords.messages).toMatchObject([{ from: 'reported', text: 'words that hurt' }])
      expect(without.messages).toBeNull()
      const people = await node.store.read.selectFrom('identities').select('id').execute()
      expect(people.length).toBeGreaterThanOrEqual(4)
      expect(people.filter(({ id }) => answer.text.includes(id))).toEqual([])
    })

    it('lead to silence: the posts of whoever was reported wait from then on', async () => {
      const { hari } = await reportTalk(true)
      const moderator = await openDesk()
      const { id } = (await talks(moderator)).at(-1)
      const url = `/api/moderation/talks/${id}/silence`
      expect((await ask('POST', url, moderator)).status).toBe(200)
      expect(await idsOfTalks(moderator)).not.toContain(id)
      const posted = await node.app.inject({
        method: 'POST',
        url: '/api/walls/confessions/posts',
        headers: { cookie: hari, 'idempotency-key': 'after-the-talk' },
        payload: { text: 'Something kind, at last.' },
      })
      expect(posted.json()).toMatchObject({ held: true, reason: 'silenced' })
      expect((await ask('POST', url, moderator)).status).toBe(404)
    })

    it('are dismissed, and either way the words are wiped and the log keeps an id alone', async () => {
      const { hari } = await reportTalk(true)
      const moderator = await openDesk()
      const { id } = (await talks(moderator)).at(-1)
      await ask('POST', `/api/moderation/talks/${id}/dismiss`, moderator)
      expect(await idsOfTalks(moderator)).not.toContain(id)
      const { read } = node.store
      const rows = read.selectFrom('chat_reports').select('messages').where('id', '=', id)
      expect(await rows.execute()).toEqual([{ messages: null }])
      const reported = (await node.identities.find(hari.split('=')[1])) as Visitor
      const silenced = await read.selectFrom('silenced_identities').selectAll().execute()
      expect(JSON.stringify(silenced)).not.toContain(reported.id)
      const log = await ask('GET', '/api/moderation/log', moderator)
      expect(bodyOf(log).entries[0]).toMatchObject({ action: 'talk-dismiss', post: id })
      expect(log.text).not.toContain('hurt')
      expect((await ask('GET', '/api/identity', hari)).status).toBe(200)
    })

    it('wait again when somebody says it again', async () => {
      const { sita } = await reportTalk(false)
      const moderator = await openDesk()
      const { id } = (await talks(moderator)).at(-1)
      await ask('POST', `/api/moderation/talks/${id}/dismiss`, moderator)
      await ask('POST', '/api/chat/report', sita, { reason: 'harm' })
      expect((await talks(moderator)).at(-1)).toMatchObject({ id, reason: 'harm' })
    })

    it('are for moderators alone', async () => {
      const { sita, hari } = await reportTalk(true)
      const { id } = (await talks(await openDesk())).at(-1)
      for (const cookie of ['', `moderator=${'f'.repeat(43)}`, sita, hari]) {
        expect((await ask('GET', '/api/moderation/talks', cookie)).status).toBe(401)
        const decided = await ask('POST', `/api/moderation/talks/${id}/silence`, cookie)
        expect(decided.status).toBe(401)
      }
    })
  })
})
