import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '#capabilities/live/server/testing/ear.ts'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { openPhones, type Phones } from '../../sessions/server/testing/phones.ts'
import { newCode } from './testing/give-code.ts'

const anHour = 60 * 60_000
const aDay = 24 * anHour

/** Who may replace a recovery code, and what comes back with one. */
export function describeRecovery(open: OpenNode): void {
  describe('a recovery code', () => {
    let node: TestNode
    let phones: Phones
    let here: string
    let code: string
    beforeEach(async () => {
      node = await open()
      phones = openPhones(node)
      here = await phones.signIn('')
      code = await phones.makeCode(here)
    })
    afterEach(() => node.close())

    const set = async (cookie: string, body: object) => {
      const answer = await phones.ask(cookie, 'PUT', '/recovery-code', body)
      return answer.statusCode === 204 ? 'set' : answer.json().code
    }
    const askToWait = (cookie: string) => phones.ask(cookie, 'POST', '/recovery-code/wait')
    const opens = async (tried: string) => {
      const body = { code: tried, endOthers: false }
      return (await phones.ask('', 'POST', '/recover', body)).statusCode === 200
    }
    const waiting = async (cookie: string) =>
      (await phones.read(cookie)).sessions.map(({ newCode }) => newCode !== null)

    it('is replaced by who knows it, and by nobody else who is signed in', async () => {
      const next = newCode()
      expect(await set(here, { newCode: next })).toBe('recovery_proof_needed')
      expect(await set(here, { newCode: next, code: newCode() })).toBe('wrong_recovery_code')
      expect(await set(here, { newCode: next, code: 'what was it' })).toBe('wrong_recovery_code')
      expect([await opens(code), await opens(next)]).toEqual([true, false])
      const typed = code.toLowerCase().replaceAll('-', ' ')
      expect(await set(here, { newCode: next, code: typed })).toBe('set')
      expect([await opens(code), await opens(next)]).toEqual([false, true])
    })

    it('brings back what is one’s own: posts to delete, hearts to take back', async () => {
      const asked = (cookie: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) =>
        node.app.inject({
          method,
          url: `/api/walls/confessions/posts${url}`,
          headers: { cookie, 'idempotency-key': 'recovered-1' },
          ...(method === 'POST' && { payload: { text: 'Written before the phone was lost.' } }),
        })
      const { post } = (await asked(here, 'POST', '')).json()
      await asked(here, 'PUT', `/${post.id}/heart`)
      const back = await phones.recover(code)
      const { you } = (await asked(back, 'GET', '')).json()
      expect(you).toEqual({ hearted: [post.id], wrote: [post.id] })
      expect((await asked(back, 'DELETE', `/${post.id}`)).statusCode).toBe(200)
    })

    it('may be sent once more when nobody knows whether it arrived', async () => {
      expect(await set(here, { newCode: code })).toBe('set')
      expect(await opens(code)).toBe(true)
    })

    it('is refused when it is none, when it is short, and when it opens somebody else', async () => {
      const short = 'ABCDE-FGHJK-MNPQR-STVWX-YZ014'
      for (const bad of ['', 'hello', short, `${code}0`]) {
        expect(await set(here, { newCode: bad, code }), bad).toBe('recovery_code_malformed')
      }
      const other = await phones.signIn('')
      expect(await set(other, { newCode: code })).toBe('recovery_code_taken')
      expect(await opens(code)).toBe(true)
    })

    it('that is lost is replaced after a day in which every phone shows it', async () => {
      const other = await phones.recover(code, { endOthers: false })
      const asked = await askToWait(here)
      expect(asked.statusCode).toBe(201)
      const { possibleFrom, until } = asked.json()
      for (const phone of [here, other]) {
        const { sessions } = await phones.read(phone)
        expect(sessions.find(({ isThis }) => isThis === (phone === here))?.newCode).toEqual({
          possibleFrom,
          until,
          isPossible: false,
        })
      }
      const told = async (phone: string) => (await phones.ask(phone, 'GET', '')).json().visitor
      expect(await told(here)).not.toHaveProperty('newCodeAsked')
      expect(await told(other)).toHaveProperty('newCodeAsked', true)
      const next = newCode()
      node.clock.pass(aDay - 60_000)
      expect(await set(here, { newCode: next })).toBe('recovery_proof_needed')
      node.clock.pass(60_000)
      expect(Date.parse(possibleFrom)).toBeLessThanOrEqual(node.clock.now())
      expect((await phones.read(other)).sessions[1]?.newCode?.isPossible).toBe(true)
      expect(await set(here, { newCode: next })).toBe('set')
      expect([await opens(code), await opens(next)]).toEqual([false, true])
      // Once used it is over.
      expect(await set(here, { newCode: newCode() })).toBe('recovery_proof_needed')
    })

    it('that is lost is waited for by the phone that asked, not by another', async () => {
      const other = await phones.recover(code, { endOthers: false })
      await askToWait(here)
      node.clock.pass(aDay)
      expect(await set(other, { newCode: newCode() })).toBe('recovery_proof_needed')
      expect(await opens(code)).toBe(true)
    })

    it('is not lost for good: asked for again the wait does not begin anew, and it lapses after a week', async () => {
      const first = (await askToWait(here)).json()
      node.clock.pass(5 * anHour)
      expect((await askToWait(here)).json()).toEqual(first)
      node.clock.pass(7 * aDay)
      expect(await waiting(here)).toEqual([false])
      expect(await set(here, { newCode: newCode() })).toBe('recovery_proof_needed')
      const again = (await askToWait(here)).json()
      expect(Date.parse(again.possibleFrom)).toBeGreaterThan(Date.parse(first.until))
    })

    it.each(['stopped', 'ended', 'used'] as const)(
      'is safe from a thief on another phone who waits, once that is %s by the owner',
      async (how) => {
        const thief = await phones.recover(code, { endOthers: false })
        await askToWait(thief)
        expect(await waiting(here)).toContain(true)
        const isTold = async () =>
          'newCodeAsked' in (await phones.ask(here, 'GET', '')).json().visitor
        expect(await isTold()).toBe(true)
        if (how === 'stopped') {
          expect((await phones.ask(here, 'DELETE', '/recovery-code/wait')).statusCode).toBe(204)
        }
        if (how === 'ended') {
          await phones.ask(here, 'DELETE', `/sessions/${await phones.idOf(thief)}`)
        }
        // Whoever recovers has the code: it is not lost.
        if (how === 'used') await phones.recover(code, { endOthers: false })
        expect([await waiting(here), await isTold()]).toEqual([
          expect.not.arrayContaining([true]),
          false,
        ])
        node.clock.pass(aDay)
        const refusal = how === 'ended' ? 'not_signed_in' : 'recovery_proof_needed'
        expect(await set(thief, { newCode: newCode() })).toBe(refusal)
        expect(await opens(code)).toBe(true)
      },
    )

    it('that there is not cannot be lost', async () => {
      const answer = await askToWait(await phones.signIn(''))
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'no_recovery_code'])
    })

    it('brings somebody back and ends every other session, also what those listen to', async () => {
      const ear = await listen(node.url, 'topics=me', { cookie: here })
      const back = await phones.recover(code)
      await ear.ended
      expect(await phones.areOpen(here, back)).toEqual([false, true])
      expect((await phones.read(back)).sessions).toHaveLength(1)
    })

    it('leaves the other sessions where that is wanted, and works again, for an answer may be lost', async () => {
      const lost = await phones.recover(code, { endOthers: false })
      expect(await phones.areOpen(here, lost)).toEqual([true, true])
      const back = await phones.recover(code)
      expect(await phones.areOpen(here, lost, back)).toEqual([false, false, true])
    })
  })
}
