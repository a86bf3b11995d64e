import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Ear, listen } from '#capabilities/live/server/testing/ear.ts'
import type {
  NodeOptions,
  OpenNode,
  TestNode,
} from '#capabilities/live/server/testing/test-node.ts'
import { pollBank } from '../bank/poll-bank.ts'
import type { Poll } from '../contract.ts'

const aDay = 24 * 60 * 60_000
/** A quarter to six in the evening in London is half past eleven at night in Kathmandu. */
const lateEvening = Date.UTC(2026, 10, 21, 17, 45)

/** What the daily polls promise. Where votes are counted, each case starts on an empty store. */
export function describePolls(open: OpenNode): void {
  describe('the daily polls', () => {
    let node: TestNode
    let now: number
    const ears: Ear[] = []

    function onEmptyStores(): void {
      beforeEach(begin)
      afterEach(end)
    }
    async function begin(): Promise<void> {
      now = lateEvening
      await openHere()
    }
    async function end(): Promise<void> {
      for (const ear of ears.splice(0)) ear.cut()
      await node.close()
    }
    async function openHere(options: NodeOptions = {}) {
      const clock = { now: () => now, pass() {} }
      node = await open({ clock, ...options })
    }
    async function ask(path: string, init: RequestInit = {}) {
      const response = await fetch(`${node.url}${path}`, init)
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, body: JSON.parse(text) }
    }
    const list = async (query = '', headers: Record<string, string> = {}): Promise<Poll[]> =>
      (await ask(`/api/polls${query}`, { headers })).body.polls
    const vote = (cookie: string, poll: string, option: string, query = '') =>
      ask(`/api/polls/${poll}/vote${query}`, {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ option }),
      })

    describe('the list', () => {
      onEmptyStores()

      it('opens with the three samples and the votes they bring along', async () => {
        const polls = await list()
        expect(polls.map(({ id, totalVotes, isToday }) => [id, totalVotes, isToday])).toEqual([
          ['happiness', 143, true],
          ['wellness', 191, false],
          ['motivation', 229, false],
        ])
        expect(polls[0]).toMatchObject({ category: 'happiness', voted: false, choice: null })
        expect(polls[0]?.options[0]).toEqual({
          id: 'family',
          text: 'Time with my family',
          votes: 52,
        })
      })

      it('asks a new question at midnight in Kathmandu and puts the old one below it', async () => {
        now += 29 * 60_000
        expect((await list())[0]?.id).toBe('happiness')
        now += 60_000
        for (let day = 1; day < 10; day++, now += aDay) {
          const polls = await list()
          const fresh = pollBank.slice(3, day + 3).map(({ id }) => id)
          const expected = [...fresh.reverse(), 'happiness', 'wellness', 'motivation']
          expect(polls.map(({ id }) => id)).toEqual(expected)
          expect(polls.map(({ isToday }) => isToday)).toEqual(
            expected.map((_, place) => place === 0),
          )
        }
      })

      it('keeps to the day it opened on, also after a new start', async () => {
        await list()
        await node.close()
        now += 3 * aDay
        await openHere({ place: node.place })
        expect((await list())[0]?.id).toBe(pollBank[5]?.id)
      })

      it('asks what it asked before as a new poll, once the whole bank was asked', async () => {
        await list()
        const sita = await node.signIn()
        await vote(sita, 'happiness', 'quiet')
        now += (pollBank.length - 2) * aDay
        const [today] = await list('?limit=1', { cookie: sita })
        expect(today).toMatchObject({
          id: 'happiness-2',
          question: 'What makes you happiest?',
          totalVotes: 0,
          isToday: true,
          voted: false,
          choice: null,
        })
        const ear = await listen(node.url, 'topics=polls')
        ears.push(ear)
        expect((await vote(sita, 'happiness-2', 'family')).body.poll.totalVotes).toBe(1)
        await vi.waitFor(() => expect(ear.heard.at(-1)?.data.body).toMatchObject({ totalVotes: 1 }))
        const last = (await list('?limit=100', { cookie: sita })).find(
          ({ id }) => id === 'happiness',
        )
        expect(last).toMatchObject({ totalVotes: 144, choice: 'quiet' })
        await fetch(`${node.url}/api/identity`, { method: 'DELETE', headers: { cookie: sita } })
        await vote(await node.signIn(), 'happiness-2', 'family')
        expect((await list('?limit=1'))[0]).toMatchObject({ id: 'happiness-2', totalVotes: 1 })
      })

      it('speaks the language it is asked in', async () => {
        const [np, en] = ['तपाईंलाई सबैभन्दा खुसी केले बनाउँछ?', 'What makes you happiest?']
        for (const [query, accept, question] of [
          ['?language=np', 'en', np],
          ['?language=en', 'ne', en],
          ['', 'ne-NP,ne;q=0.9,en;q=0.8', np],
          ['', 'en;q=0.3, ne;q=0.7', np],
          ['', 'fr-FR, de', en],
          ['', 'ne;q=0, en', en],
        ] as const) {
          expect((await list(query, { 'accept-language': accept }))[0]?.question).toBe(question)
        }
      })

      it('comes in pages that neither repeat nor leave out, also over midnight', async () => {
        await list()
        now += 40 * aDay
        const first = (await ask('/api/polls?limit=15')).body
        expect(first.polls).toHaveLength(15)
        now += aDay
        const second = (await ask(`/api/polls?limit=15&before=${first.next}`)).body
        const third = (await ask(`/api/polls?limit=15&before=${second.next}`)).body
        expect(third.next).toBeNull()
        const ids = [first, second, third].flatMap(({ polls }) => polls).map(({ id }) => id)
        expect(ids).toHaveLength(43)
        expect(new Set(ids).size).toBe(43)
      })

      it('opens once when everybody comes at the first moment', async () => {
        const lists = await Promise.all(Array.from({ length: 30 }, () => list()))
        expect(new Set(lists.map((polls) => polls[0]?.id))).toEqual(new Set(['happiness']))
        expect(await node.store.read.selectFrom('poll_opening').select('day').execute()).toEqual([
          { day: 20_778 },
        ])
      })
    })

    describe('a vote', () => {
      onEmptyStores()

      it('counts, is remembered and shows on every open screen', async () => {
        const [sita, hari] = [await node.signIn(), await node.signIn()]
        const ear = await listen(node.url, 'topics=polls')
        ears.push(ear)
        const { status, body } = await vote(sita, 'happiness', 'quiet', '?language=np')
        expect(status).toBe(200)
        expect(body.poll).toMatchObject({ totalVotes: 144, voted: true, choice: 'quiet' })
        expect(body.poll.question).toContain('खुसी')
        await vote(hari, 'happiness', 'quiet')
        await vi.waitFor(() => expect(ear.heard.at(-1)?.data.body.totalVotes).toBe(145))
        const options = [
          { id: 'family', votes: 52 },
          { id: 'friends', votes: 38 },
          { id: 'quiet', votes: 31 },
          { id: 'small-wins', votes: 24 },
        ]
        expect(ear.heard.at(-1)?.data).toEqual({
          topic: 'polls',
          kind: 'votes',
          body: { id: 'happiness', options, totalVotes: 145 },
        })
        const [seen] = await list('', { cookie: hari })
        expect(seen).toMatchObject({ voted: true, choice: 'quiet', totalVotes: 145 })
        expect((await list())[0]).toMatchObject({ voted: false, choice: null, totalVotes: 145 })
        expect((await list('', { cookie: hari }))[1]).toMatchObject({ voted: false })
      })

      it('is given once: the second is refused with the votes as they stand', async () => {
        const sita = await node.signIn()
        await vote(sita, 'wellness', 'walk')
        const { status, headers, body } = await vote(sita, 'wellness', 'music')
        expect(status).toBe(409)
        expect(headers.get('content-type')).toContain('application/problem+json')
        expect(body).toMatchObject({ code: 'already_voted', poll: { totalVotes: 192 } })
        expect(body.poll).toMatchObject({ voted: true, choice: 'walk' })
      })

      it('is one vote, from however many windows at once', async () => {
        const sita = await node.signIn()
        const options = ['family', 'friends', 'quiet', 'small-wins']
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, tab) =>
            vote(sita, 'happiness', options[tab % 4] as string),
          ),
        )
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
        expect(answers.filter(({ body }) => body.code === 'already_voted')).toHaveLength(49)
        expect((await list())[0]?.totalVotes).toBe(144)
        expect(await node.store.read.selectFrom('poll_votes').selectAll().execute()).toHaveLength(1)
      })

      it('is never lost in a crowd', async () => {
        const crowd = await Promise.all(Array.from({ length: 60 }, () => node.signIn()))
        const options = ['family', 'friends', 'quiet', 'small-wins']
        const ear = await listen(node.url, 'topics=polls')
        ears.push(ear)
        await Promise.all(
          crowd.map((cookie, place) => vote(cookie, 'happiness', options[place % 4] as string)),
        )
        const [poll] = await list()
        expect(poll?.options.map(({ votes }) => votes)).toEqual([67, 53, 44, 39])
        expect(poll?.totalVotes).toBe(203)
        await vi.waitFor(() => expect(ear.heard.at(-1)?.data.body.totalVotes).toBe(203))
        const totals = ear.heard.map(({ data }) => data.body.totalVotes)
        expect(totals).toEqual(totals.toSorted((a, b) => a - b))
      })

      it('may still be given to a question of days ago', async () => {
        await list()
        now += 5 * aDay
        const sita = await node.signIn()
        expect((await vote(sita, 'motivation', 'dreams')).body.poll.totalVotes).toBe(230)
      })
    })

    describe('refusals', () => {
      beforeAll(begin)
      afterAll(end)

      it.each([
        ['tomorrow’s question', pollBank[3]?.id, 'a', 404, 'not_found'],
        ['a poll nobody wrote', 'nothing', 'a', 404, 'not_found'],
        ['no id at all', '1;DROP', 'a', 404, 'not_found'],
        ['an option of another poll', 'happiness', 'walk', 400, 'unknown_option'],
        ['no option', 'happiness', undefined, 400, 'invalid_body'],
      ])('%s is answered %s %s → %i %s', async (_what, poll, option, status, code) => {
        const answer = await vote(await node.signIn(), poll as string, option as string)
        expect(answer.body).toMatchObject({ status, code })
        expect((await list())[0]?.totalVotes).toBe(143)
      })

      it('a vote of nobody, a page from nowhere and a language nobody speaks are refused', async () => {
        expect((await vote('', 'happiness', 'family')).body.code).toBe('not_signed_in')
        expect((await vote('session=x', 'happiness', 'family')).body.code).toBe('not_signed_in')
        expect((await ask('/api/polls?before=nothing')).body.code).toBe('invalid_cursor')
        for (const query of ['?language=fr', '?limit=0', '?limit=101', '?limit=x']) {
          expect((await ask(`/api/polls${query}`)).body.code).toBe('invalid_query')
        }
      })

      it('votes that come too fast are told to wait', async () => {
        await node.close()
        await openHere({ limits: true })
        const sita = await node.signIn()
        let last = await vote(sita, 'happiness', 'family')
        for (let voted = 0; voted < 80; voted++) last = await vote(sita, 'happiness', 'family')
        expect(last.body).toMatchObject({ code: 'too_many_requests', retryAfter: 3 })
      })
    })

    describe('what is held about a visitor', () => {
      onEmptyStores()

      it('can be read, and what is erased leaves each count with the next vote in it', async () => {
        const [sita, hari] = [await node.signIn(), await node.signIn()]
        await vote(sita, 'happiness', 'quiet')
        await vote(hari, 'happiness', 'quiet')
        await vote(sita, 'wellness', 'walk')
        const held = (await ask('/api/identity/export', { headers: { cookie: sita } })).body.held
        expect(held.polls.votes).toMatchObject([
          { poll: 'happiness', option: 'quiet' },
          { poll: 'wellness', option: 'walk' },
        ])
        const ear = await listen(node.url, 'topics=polls')
        ears.push(ear)
        await fetch(`${node.url}/api/identity`, { method: 'DELETE', headers: { cookie: sita } })
        const before = (await list()).slice(0, 2).map(({ totalVotes }) => totalVotes)
        expect(before).toEqual([145, 192])
        await vote(await node.signIn(), 'happiness', 'family')
        await vi.waitFor(() => {
          const told = ear.heard.map(({ data }) => [data.body.id, data.body.totalVotes])
          expect(told.at(-1)).toEqual(['happiness', 145])
        })
        const now = (await list()).slice(0, 2).map(({ totalVotes }) => totalVotes)
        expect(now).toEqual([145, 192])
        expect(await node.store.read.selectFrom('poll_votes').selectAll().execute()).toHaveLength(2)
      })

      it('is in no answer and no event', async () => {
        const sita = await node.signIn()
        const id = (await node.identities.find(sita.split('=')[1]))?.id as string
        const ear = await listen(node.url, 'topics=polls')
        ears.push(ear)
        const answers = [
          await vote(sita, 'happiness', 'quiet'),
          await vote(sita, 'happiness', 'quiet'),
          await ask('/api/polls', { headers: { cookie: sita } }),
        ]
        await vi.waitFor(() => expect(ear.heard).toHaveLength(1))
        const said = answers.map(({ text }) => text).join() + ear.raw()
        for (const secret of [id, sita.split('=')[1] as string, '127.0.0.1']) {
          expect(said).not.toContain(secret)
        }
      })
    })
  })
}
