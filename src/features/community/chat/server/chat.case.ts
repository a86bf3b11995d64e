import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { giveCode } from '#capabilities/identity/recovery/server/testing/give-code.ts'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { createRunningClock, createSteppingClock } from '#kit/testing/test-clock.ts'
import { sweep } from './end-talk.ts'
import { createTalkReports } from './review-reports.ts'
import { eraseUnseen, silenceVisitor } from './testing/commands.ts'
import { createPerson, type Person } from './testing/person.ts'

/** What a talk between two visitors promises, on one node. Nobody is left for the next case to meet. */
export function describeChat(open: OpenNode): void {
  describe('the anonymous chat', () => {
    let node: TestNode
    const clock = createRunningClock()
    const people: Person[] = []

    beforeAll(async () => {
      node = await open({ clock })
    })
    afterEach(everybodyLeaves)
    afterAll(() => node.close())

    async function everybodyLeaves(): Promise<void> {
      await Promise.all(people.map((person) => person.post('leave', {})))
      for (const person of people.splice(0)) person.loseSignal()
    }
    async function somebody(): Promise<Person> {
      const person = await createPerson(node)
      await person.open()
      people.push(person)
      return person
    }
    const connect = (person: Person, language = 'np') => person.post('connect', { language })
    async function twoTalking(): Promise<readonly [Person, Person, string]> {
      const [sita, hari] = [await somebody(), await somebody()]
      await connect(sita)
      await connect(hari)
      return [sita, hari, await sita.paired()]
    }
    /** Lets time pass on the clock and has a node look around, as it does every few seconds. */
    async function passTime(millis: number) {
      clock.pass(millis)
      return node.store.write(sweep, { at: clock.now() })
    }

    describe('finding each other', () => {
      it('brings two who wait together, under a name that says nothing', async () => {
        const [sita, hari] = [await somebody(), await somebody()]
        const first = await connect(sita)
        expect(first.body).toEqual({ state: 'waiting', language: 'np' })
        expect((await sita.status()).body).toEqual({ state: 'waiting', language: 'np' })
        const second = await connect(hari)
        const friend = { kind: 'person', name: 'एक साथी', away: false }
        const pair = second.body.pair
        expect(second.body).toEqual({ state: 'paired', language: 'np', pair, partner: friend })
        expect(await sita.paired()).toBe(pair)
        expect((await sita.status()).body).toEqual(second.body)
        expect(sita.heard()[0]?.data).toEqual({
          topic: 'me',
          kind: 'paired',
          body: { pair, partner: { kind: 'person', name: 'एक साथी' } },
        })
      })

      it('brings together only those who speak the same language', async () => {
        const [sita, john, mary] = [await somebody(), await somebody(), await somebody()]
        expect((await connect(sita, 'np')).body.state).toBe('waiting')
        expect((await connect(john, 'en')).body.state).toBe('waiting')
        const { body } = await connect(mary, 'en')
        expect(body.partner.name).toBe('A friend')
        expect(await john.paired()).toBe(body.pair)
        expect((await sita.status()).body.state).toBe('waiting')
      })

      it('never brings anybody together with themselves, from however many windows', async () => {
        const sita = await somebody()
        const answers = await Promise.all(Array.from({ length: 10 }, () => connect(sita)))
        expect(new Set(answers.map(({ body }) => body.state))).toEqual(new Set(['waiting']))
        const hari = await somebody()
        await connect(hari)
        const again = await Promise.all(Array.from({ length: 10 }, () => connect(sita)))
        expect(new Set(again.map(({ body }) => body.pair))).toEqual(new Set([await hari.paired()]))
      })

      it('makes pairs and nothing else of a crowd that comes at once', async () => {
        const crowd = await Promise.all(Array.from({ length: 21 }, somebody))
        await Promise.all(crowd.map((person) => connect(person)))
        const rows = await node.store.read.selectFrom('chat_people').selectAll().execute()
        expect(rows).toHaveLength(21)
        const pairs = Map.groupBy(rows, ({ pair_id }) => pair_id)
        expect(pairs.get(null)).toHaveLength(1)
        expect(pairs.size).toBe(11)
        for (const [pair, seats] of pairs) {
          if (pair !== null) expect(seats.map(({ seat }) => seat).toSorted()).toEqual([0, 1])
        }
        for (const person of crowd) {
          const { body } = await person.status()
          if (body.state === 'paired') expect(await person.paired()).toBe(body.pair)
        }
      })

      it('hands nobody to who closed the page a while ago', async () => {
        const sita = await somebody()
        await connect(sita)
        sita.loseSignal()
        clock.pass(50_000)
        expect((await connect(await somebody())).body.state).toBe('waiting')
      })

      it('stops looking when told to', async () => {
        const sita = await somebody()
        await connect(sita)
        expect((await sita.post('leave', {})).status).toBe(204)
        expect((await sita.status()).body).toEqual({ state: 'none' })
        expect((await connect(await somebody())).body.state).toBe('waiting')
      })

      it('keeps those whom moderators or several others took exception to by themselves', async () => {
        const quiet = await somebody()
        await node.store.write(silenceVisitor, quiet.id)
        expect((await connect(quiet)).body.state).toBe('waiting')
        const sita = await somebody()
        expect((await connect(sita)).body.state).toBe('waiting')
        await sita.post('leave', {})

        const rude = await somebody()
        for (let met = 0; met < 3; met++) {
          await connect(rude)
          const other = await somebody()
          expect((await connect(other)).body.state).toBe('paired')
          await other.post('report', { reason: 'hate' })
          await other.post('leave', { block: true })
        }
        await connect(rude)
        expect((await connect(await somebody())).body.state).toBe('waiting')
        clock.pass(8 * 24 * 60 * 60_000)
        await connect(rude)
        expect((await connect(await somebody())).body.state).toBe('paired')
      })
    })

    describe('talking', () => {
      it('brings words across, and to every window of the one who said them', async () => {
        const [sita, hari, pair] = await twoTalking()
        const { status, body } = await sita.post('say', { text: '  नमस्ते!\nकस्तो छ?  ' })
        expect(status).toBe(201)
        expect(body).toMatchObject({ from: 'me', text: 'नमस्ते!\nकस्तो छ?', covered: 0 })
        await vi.waitFor(() => expect(hari.kinds()).toEqual(['paired', 'said']))
        expect(hari.heard()[1]?.data.body).toEqual({ pair, ...body, from: 'friend' })
        await vi.waitFor(() => expect(sita.heard()[1]?.data.body).toEqual({ pair, ...body }))
      })

      it('is heard by nobody else and written down nowhere', async () => {
        const stranger = await somebody()
        const [sita, hari] = await twoTalking()
        await sita.post('say', { text: 'only for you: marigold' })
        await vi.waitFor(() => expect(hari.kinds()).toContain('said'))
        expect(stranger.everything()).not.toContain('marigold')
        for (const table of ['live_events', 'chat_people', 'chat_pairs', 'chat_reports'] as const) {
          const rows = await node.store.read.selectFrom(table).selectAll().execute()
          expect(JSON.stringify(rows)).not.toContain('marigold')
        }
        expect(node.log.join()).not.toContain('marigold')
      })

      it('shows that the other is writing', async () => {
        const [sita, hari, pair] = await twoTalking()
        expect((await sita.post('typing')).status).toBe(204)
        await vi.waitFor(() => expect(hari.kinds()).toEqual(['paired', 'typing']))
        expect(hari.heard()[1]?.data.body).toEqual({ pair })
        expect(sita.kinds()).toEqual(['paired'])
      })

      it('covers numbers and links, and lets the writer choose otherwise', async () => {
        const [sita, hari] = await twoTalking()
        const text = 'call 9841234567 or see https://example.com/me'
        const { body } = await sita.post('say', { text })
        expect(body).toMatchObject({ text: 'call ••• or see •••', covered: 2 })
        await vi.waitFor(() => expect(hari.kinds()).toContain('said'))
        expect(hari.everything()).not.toContain('9841234567')
        await sita.post('say', { text, contactsKept: true })
        await vi.waitFor(() => expect(hari.heard()).toHaveLength(3))
        expect(hari.heard()[2]?.data.body).toMatchObject({
          text: 'call ••• or see •••',
          covered: 2,
          asWritten: text,
        })
      })

      it('refuses harm with its reason and passes nothing on, and need never', async () => {
        const [sita, hari] = await twoTalking()
        const threat = { text: 'I know where you live and I will come for you', id: 'a-threat' }
        const refused = await sita.post('say', threat)
        expect(refused).toMatchObject({
          status: 422,
          body: { code: 'harm_heard', harm: 'threat', field: 'text' },
        })
        for (const text of ['I want to die', 'My husband beats me', 'he said he will kill me']) {
          expect.soft((await sita.post('say', { text })).status, text).toBe(201)
        }
        await vi.waitFor(() =>
          expect(hari.kinds().filter((kind) => kind === 'said')).toHaveLength(3),
        )
        expect(hari.everything()).not.toContain(threat.text)
      })

      it('says a message once that was sent twice', async () => {
        const [sita, hari] = await twoTalking()
        const message = { text: 'once', id: 'my-own-id-1' }
        await Promise.all([sita.post('say', message), sita.post('say', message)])
        await sita.post('say', { text: 'next' })
        await vi.waitFor(() => expect(hari.heard()).toHaveLength(3))
        expect(hari.heard().map(({ data }) => data.body.text)).toEqual([undefined, 'once', 'next'])
      })

      it('takes a message of 400 letters, also where each is written with many signs', async () => {
        const [sita, hari] = await twoTalking()
        for (const text of ['क'.repeat(400), `${'नमस्ते '.repeat(99)}।`, '😀'.repeat(400)]) {
          expect((await sita.post('say', { text })).status).toBe(201)
        }
        await vi.waitFor(() => expect(hari.heard()).toHaveLength(4))
        const text = `${'स्त्री'.repeat(180)} 9841234567`
        expect((await sita.post('say', { text, contactsKept: true })).status).toBe(201)
        await vi.waitFor(() => expect(hari.heard()[4]?.data.body.asWritten).toBe(text))
      })
    })

    describe('losing each other', () => {
      it('ends for both when one leaves, and does not bring them together again at once', async () => {
        const [sita, hari, pair] = await twoTalking()
        expect((await sita.post('leave', {})).status).toBe(204)
        await vi.waitFor(() => expect(hari.kinds()).toEqual(['paired', 'ended']))
        expect(hari.heard()[1]?.data.body).toEqual({ pair, reason: 'left' })
        expect((await hari.status()).body).toEqual({ state: 'none' })
        await connect(sita)
        expect((await connect(hari)).body.state).toBe('waiting')
        clock.pass(5 * 60_000 + 1)
        await connect(sita)
        expect((await connect(hari)).body.state).toBe('paired')
      })

      it('never meets again whom one of them blocked', async () => {
        const [sita, hari, pair] = await twoTalking()
        await hari.post('leave', {})
        expect((await sita.post('leave', { block: true, pair })).status).toBe(204)
        for (let days = 0; days < 3; days++) {
          clock.pass(24 * 60 * 60_000)
          await connect(sita)
          expect((await connect(hari)).body.state).toBe('waiting')
          const other = await somebody()
          expect((await connect(other)).body.state).toBe('paired')
          await Promise.all([sita, hari, other].map((person) => person.post('leave', {})))
        }
      })

      it('keeps the talk for a minute when one loses the signal', async () => {
        const [sita, hari, pair] = await twoTalking()
        sita.loseSignal()
        await vi.waitFor(() => expect(hari.kinds()).toEqual(['paired', 'away']))
        expect((await hari.status()).body.partner.away).toBe(true)
        await hari.post('say', { text: 'are you there?' })
        expect(await passTime(50_000)).toEqual([])
        await sita.open()
        await vi.waitFor(() => expect(hari.kinds().at(-1)).toBe('back'))
        await vi.waitFor(() => expect(sita.kinds()).toEqual(['paired', 'said']))
        expect((await sita.status()).body).toMatchObject({ state: 'paired', pair })
      })

      it('does not call away who is back within a moment, or has another window open', async () => {
        const [sita, hari] = await twoTalking()
        sita.loseSignal()
        await sita.open()
        const window = await createPerson(node, sita.cookie)
        await window.open()
        people.push(window)
        sita.loseSignal()
        await pause(1_000)
        expect(hari.kinds()).toEqual(['paired'])
      })

      it('ends the talk when the other stays away', async () => {
        const [sita, hari, pair] = await twoTalking()
        sita.loseSignal()
        await vi.waitFor(() => expect(hari.kinds()).toContain('away'))
        clock.pass(61_000)
        await vi.waitFor(() => expect(hari.kinds()).toContain('ended'))
        expect(hari.heard().at(-1)?.data.body).toEqual({ pair, reason: 'gone' })
        expect((await hari.status()).body).toEqual({ state: 'none' })
        await sita.open()
        expect((await sita.status()).body).toEqual({ state: 'none' })
      })

      it.each([
        ['erases everything', 'DELETE', ''],
        ['signs out', 'POST', '/sign-out'],
      ])('ends at once when one %s, and closes that one’s line', async (_what, method, path) => {
        const [sita, hari, pair] = await twoTalking()
        const headers = { cookie: sita.cookie }
        const answer = await fetch(`${node.url}/api/identity${path}`, { method, headers })
        expect(answer.status).toBe(204)
        expect((await hari.status()).body).toEqual({ state: 'none' })
        await vi.waitFor(() => expect(hari.kinds()).toEqual(['paired', 'ended']))
        expect(hari.heard()[1]?.data.body).toEqual({ pair, reason: 'left' })
        expect((await hari.post('say', { text: 'hello?' })).body.code).toBe('not_paired')
        await sita.ear().ended
        expect(sita.everything()).not.toContain('hello?')
      })

      it('goes on with another device of one who signs out', async () => {
        const [sita, hari, pair] = await twoTalking()
        const visitor = await node.identities.find(sita.cookie.split('=')[1])
        const code = await giveCode(node.identities, visitor as never)
        const back = await node.identities.recovery.use(code, { endOthers: false })
        const phone = await createPerson(node, `session=${back?.token}`)
        await phone.open()
        people.push(phone)
        const headers = { cookie: sita.cookie }
        await fetch(`${node.url}/api/identity/sign-out`, { method: 'POST', headers })
        await sita.ear().ended
        await hari.post('say', { text: 'still there?' })
        await vi.waitFor(() => expect(phone.everything()).toContain('still there?'))
        expect((await phone.status()).body).toMatchObject({ state: 'paired', pair })
      })

      it('is over also where nobody could tell the other, and a new one can be found', async () => {
        const [sita, hari] = await twoTalking()
        await node.store.write(eraseUnseen, { identityId: sita.id, at: 0, marked: {} })
        expect((await hari.status()).body).toEqual({ state: 'none' })
        expect((await connect(hari)).body.state).toBe('waiting')
        expect((await connect(await somebody())).body.state).toBe('paired')
      })

      it('leaves nothing behind of one who erases everything', async () => {
        const [sita] = await twoTalking()
        await fetch(`${node.url}/api/identity`, {
          method: 'DELETE',
          headers: { cookie: sita.cookie },
        })
        for (const table of ['chat_people', 'chat_pairs', 'chat_blocks', 'chat_reports'] as const) {
          const rows = await node.store.read.selectFrom(table).selectAll().execute()
          expect(JSON.stringify(rows)).not.toContain(sita.id)
        }
      })

      it('forgets who talked with whom after an hour', async () => {
        const [sita, hari, pair] = await twoTalking()
        await sita.post('leave', {})
        await passTime(59 * 60_000)
        expect((await hari.post('leave', { pair })).status).toBe(204)
        await passTime(2 * 60_000)
        expect((await hari.post('leave', { block: true, pair })).body.code).toBe('unknown_pair')
        expect(await node.store.read.selectFrom('chat_pairs').selectAll().execute()).toEqual([])
      })
    })

    describe('telling the moderators', () => {
      it('sends the last messages only when the reporter agrees', async () => {
        const [sita, hari, pair] = await twoTalking()
        for (let said = 1; said <= 7; said++) {
          await sita.post('say', { text: `sita ${said}` })
          await hari.post('say', { text: `hari ${said}` })
        }
        const reports = createTalkReports({ store: node.store, clock })
        const lastReport = async () => (await reports.waiting(100)).at(-1)
        const countReports = async () => (await reports.waiting(100)).length
        const before = await countReports()
        const without = await hari.post('report', { reason: 'harm' })
        expect(without).toMatchObject({ status: 201, body: { messages: 0 } })
        expect(await lastReport()).toMatchObject({ reason: 'harm', messages: null })
        await sita.post('leave', {})
        const withThem = await hari.post('report', { reason: 'hate', withMessages: true, pair })
        expect(withThem.body).toEqual({ messages: 10 })
        const report = await lastReport()
        expect(await countReports()).toBe(before + 1)
        expect(report?.reason).toBe('hate')
        const messages = report?.messages ?? []
        expect(messages.map(({ from, text }) => `${from}: ${text}`).slice(0, 3)).toEqual([
          'reported: sita 3',
          'reporter: hari 3',
          'reported: sita 4',
        ])
      })

      it('is shown to the reporter in everything held about them, without the other', async () => {
        const [sita, hari] = await twoTalking()
        await sita.post('say', { text: 'rude words' })
        await vi.waitFor(() => expect(hari.kinds()).toContain('said'))
        await hari.post('report', { reason: 'hate', withMessages: true })
        await hari.post('leave', { block: true })
        const held = await node.identities.gather(
          (await node.identities.find(hari.cookie.split('=')[1])) as never,
        )
        expect(held.chat).toMatchObject({
          now: null,
          blocks: [{ timestamp: expect.any(String) }],
          reports: [{ reason: 'hate', messages: [{ from: 'friend', text: 'rude words' }] }],
        })
        expect(JSON.stringify(held)).not.toContain(sita.id)
      })
    })

    describe('refusals', () => {
      it('wants a visitor who is signed in', async () => {
        const nobody = await createPerson(node, 'session=none')
        for (const [what, body] of [
          ['connect', { language: 'en' }],
          ['say', { text: 'hello' }],
          ['typing', undefined],
          ['leave', {}],
          ['report', { reason: 'spam' }],
        ] as const) {
          expect((await nobody.post(what, body)).body).toMatchObject({
            status: 401,
            code: 'not_signed_in',
          })
        }
        expect((await nobody.status()).status).toBe(401)
      })

      it.each([
        ['connect', {}, 400, 'invalid_body'],
        ['connect', { language: 'fr' }, 400, 'invalid_body'],
        ['connect', { language: 'en', name: 'x' }, 400, 'invalid_body'],
        ['say', { text: 'hello' }, 409, 'not_paired'],
        ['say', { text: ' \u200b\n ' }, 400, 'text_blank'],
        ['say', { text: 'क'.repeat(401) }, 400, 'text_too_long'],
        ['say', { text: `${'क\u093f\u0901\u0903'.repeat(399)}` }, 400, 'text_too_long'],
        ['say', { text: 'a\u0000b' }, 400, 'text_forbidden'],
        ['say', { text: 'a\ue0f8b' }, 400, 'text_forbidden'],
        ['say', { text: 'a', id: 'short' }, 400, 'invalid_body'],
        ['say', {}, 400, 'invalid_body'],
        ['typing', undefined, 409, 'not_paired'],
        ['leave', { block: true }, 404, 'unknown_pair'],
        ['leave', { pair: 'x' }, 400, 'invalid_body'],
        ['leave', { pair: '0'.repeat(26), block: true }, 404, 'unknown_pair'],
        ['report', { reason: 'spam' }, 404, 'unknown_pair'],
        ['report', { reason: 'boring' }, 400, 'invalid_body'],
      ])('%s %j is answered %i %s', async (what, body, status, code) => {
        const sita = await somebody()
        expect((await sita.post(what, body)).body).toMatchObject({ status, code })
      })

      it('lets nobody report or block somebody else’s partner', async () => {
        const [, , pair] = await twoTalking()
        const stranger = await somebody()
        const report = await stranger.post('report', { reason: 'spam', pair, withMessages: true })
        expect(report.body.code).toBe('unknown_pair')
        expect((await stranger.post('leave', { block: true, pair })).body.code).toBe('unknown_pair')
      })

      it('has a limit for each person, and says how long to wait', async () => {
        const shared = node
        node = await open({ limits: true, clock: createSteppingClock() })
        try {
          const [sita, hari] = await twoTalking()
          const answers = []
          for (let said = 0; said < 16; said++)
            answers.push(await sita.post('say', { text: 'hello' }))
          expect(answers.map(({ status }) => status)).toEqual([...Array(15).fill(201), 429])
          expect(answers.at(-1)?.body).toMatchObject({ code: 'too_many_requests', retryAfter: 2 })
          expect((await hari.post('say', { text: 'hello' })).status).toBe(201)
        } finally {
          await everybodyLeaves()
          await node.close()
          node = shared
        }
      })
    })

    it('says nothing of who anybody is', async () => {
      const [sita, hari, pair] = await twoTalking()
      await sita.post('say', { text: 'hello' })
      await hari.post('say', { text: 'hello' })
      await sita.post('report', { reason: 'other', withMessages: true })
      await sita.post('leave', { block: true, pair })
      await vi.waitFor(() => expect(hari.kinds()).toContain('ended'))
      for (const person of [sita, hari]) {
        for (const secret of [
          sita.id,
          hari.id,
          sita.cookie.split('=')[1],
          hari.cookie.split('=')[1],
        ]) {
          expect(person.everything()).not.toContain(secret)
        }
        expect(person.everything()).not.toMatch(/127\.0\.0\.1|identity/)
      }
    })
  })
}
