import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '#capabilities/live/server/testing/ear.ts'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { openPhones, type Phones } from './testing/phones.ts'

const aDay = 86_400_000
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/129.0.0.0 Mobile'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'

/** What somebody sees of the phones where they are signed in, and how those end. */
export function describePhones(open: OpenNode): void {
  describe('the phones of a visitor', () => {
    let node: TestNode
    let phones: Phones
    beforeEach(async () => {
      node = await open()
      phones = openPhones(node)
    })
    afterEach(() => node.close())

    const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

    it('are listed with what they are recognised by, this one first', async () => {
      const first = await phones.signIn(android)
      const code = await phones.makeCode(first)
      node.clock.pass(3 * aDay)
      const second = await phones.recover(code, { endOthers: false }, laptop)
      const { sessions, recoveryCode } = await phones.read(second)
      const today = dayOf(node.clock.now())
      const before = dayOf(node.clock.now() - 3 * aDay)
      const id = expect.stringMatching(/^[\w-]{22}$/)
      const shown = { id, newCode: null }
      expect(sessions).toEqual([
        {
          ...shown,
          isThis: true,
          system: 'windows',
          browser: 'firefox',
          opened: today,
          lastUsed: today,
        },
        {
          ...shown,
          isThis: false,
          system: 'android',
          browser: 'chrome',
          opened: before,
          lastUsed: before,
        },
      ])
      expect(recoveryCode).toEqual({ isSet: true, made: before })
      await phones.read(first)
      expect((await phones.read(second)).sessions[1]?.lastUsed).toBe(today)
    })

    it('say nothing that opens them, and keep nothing of what their browsers said but two words', async () => {
      const cookie = await phones.signIn(`${android} SM-A057F`)
      const rows = await node.store.read.selectFrom('sessions').selectAll().execute()
      expect(rows.map(({ device }) => device)).toEqual(['android chrome'])
      expect(rows.map(({ created_at }) => created_at % aDay)).toEqual([0])
      expect(JSON.stringify(rows)).not.toMatch(/Mozilla|SM-A057F|129/)
      for (const path of ['/sessions', '/export']) {
        const { body } = await phones.ask(cookie, 'GET', path)
        for (const { token_hash, identity_id } of rows) {
          expect(body).not.toContain(token_hash)
          expect(body).not.toContain(identity_id)
        }
      }
    })

    it('that came before their names were kept are listed without one', async () => {
      const cookie = await node.signIn()
      const { sessions } = await phones.read(cookie)
      expect(sessions).toMatchObject([{ isThis: true, system: null, browser: null }])
    })

    it('end one at a time, at once and with what they listen to', async () => {
      const here = await phones.signIn(android)
      const code = await phones.makeCode(here)
      const there = await phones.recover(code, { endOthers: false }, laptop)
      const third = await phones.recover(code, { endOthers: false }, laptop)
      const ear = await listen(node.url, 'topics=me', { cookie: there })
      const id = await phones.idOf(there)
      expect((await phones.ask(here, 'DELETE', `/sessions/${id}`)).statusCode).toBe(204)
      await ear.ended
      expect(await phones.areOpen(here, there, third)).toEqual([true, false, true])
      const again = await phones.ask(here, 'DELETE', `/sessions/${id}`)
      expect([again.statusCode, again.json().code]).toEqual([404, 'unknown_session'])
    })

    it('are signed out where somebody ends the one they hold', async () => {
      const here = await phones.signIn(android)
      const gone = await phones.ask(here, 'DELETE', `/sessions/${await phones.idOf(here)}`)
      expect([gone.statusCode, gone.headers['set-cookie']]).toEqual([
        204,
        expect.stringContaining('Max-Age=0'),
      ])
      expect(await phones.areOpen(here)).toEqual([false])
    })

    it('are ended by nobody else', async () => {
      const [sita, hari] = [await phones.signIn(android), await phones.signIn(android)]
      const id = await phones.idOf(sita)
      expect((await phones.ask(hari, 'DELETE', `/sessions/${id}`)).statusCode).toBe(404)
      expect((await phones.ask(hari, 'DELETE', '/sessions')).json()).toEqual({ ended: 0 })
      expect(await phones.areOpen(sita)).toEqual([true])
    })

    it('end all but this one, with what they listen to', async () => {
      const here = await phones.signIn(android)
      const code = await phones.makeCode(here)
      const others = [
        await phones.recover(code, { endOthers: false }),
        await phones.recover(code, { endOthers: false }),
      ]
      const ears = await Promise.all(
        others.map((cookie) => listen(node.url, 'topics=me', { cookie })),
      )
      const ended = await phones.endOthers(here)
      expect(ended.answer).toEqual({ ended: 2 })
      for (const ear of ears) await ear.ended
      expect(await phones.areOpen(...others, ended.cookie)).toEqual([false, false, true])
      expect((await phones.read(ended.cookie)).sessions).toMatchObject([
        { isThis: true, system: 'android', browser: 'chrome' },
      ])
    })

    it('end also where somebody copied the cookie of this very one', async () => {
      const here = await phones.signIn(android)
      const copy = here
      const ear = await listen(node.url, 'topics=me', { cookie: copy })
      const { cookie } = await phones.endOthers(here)
      expect(cookie).not.toBe(copy)
      expect(await phones.areOpen(cookie)).toEqual([true])
      await ear.ended
      expect(await phones.areOpen(copy, cookie)).toEqual([false, true])
    })

    it('lock nobody out when the answer with the new cookie is lost', async () => {
      const here = await phones.signIn(android)
      const lost = await phones.endOthers(here)
      expect(await phones.areOpen(here)).toEqual([true])
      // What was lost on the way is a phone like any other until they are all ended once more.
      expect((await phones.read(here)).sessions).toHaveLength(2)
      const { cookie, answer } = await phones.endOthers(here)
      expect(answer).toEqual({ ended: 1 })
      expect(await phones.areOpen(lost.cookie, cookie, here)).toEqual([false, true, false])
    })
  })
}
