import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSteppingClock } from '#kit/testing/test-clock.ts'
import { cookieOf } from '../testing/cookie-of.ts'
import { onSqlite } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

const asForm = {
  accept: 'text/html,*/*;q=0.8',
  'content-type': 'application/x-www-form-urlencoded',
}

onSqlite((open) => {
  let current: TestNode

  beforeAll(async () => {
    current = await open({ limits: true, clock: createSteppingClock() })
  })

  afterAll(() => current.close())

  const send = (form: Record<string, string>, cookie = '') =>
    current.app.inject({
      method: 'POST',
      url: '/account',
      headers: { cookie, ...asForm },
      payload: new URLSearchParams(form).toString(),
    })

  describe('the name form without script', () => {
    it('keeps a name and comes back', async () => {
      const answer = await send({ name: 'सीता' })
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account'])
      expect(cookieOf(answer)).not.toBe('')
    })

    it.each([
      [{ name: ' ' }, 'blank'],
      [{}, 'blank'],
      [{ name: 'क'.repeat(31) }, 'too_long'],
      [{ name: 'a\u0000b' }, 'forbidden'],
      [{ name: 'a\ue0f8b' }, 'forbidden'],
    ])('comes back to say what is wrong with %j, and opens nothing', async (form, problem) => {
      const answer = await send(form as Record<string, string>)
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/account?name=${problem}`,
      ])
      expect(answer.headers['set-cookie']).toBeUndefined()
    })

    it('leaves the name of who has one already', async () => {
      const cookie = cookieOf(await send({ name: 'सीता' }))
      await send({ name: ' ' }, cookie)
      const { visitor } = (
        await current.app.inject({ url: '/api/identity', headers: { cookie } })
      ).json()
      expect(visitor.name).toBe('सीता')
    })

    it('slows one visitor who renames without end, on a page in their language', async () => {
      const cookie = cookieOf(await send({ name: 'सीता' }))
      const answers = []
      for (let again = 0; again < 31; again++) {
        answers.push(await send({ name: `n${again}` }, `${cookie}; language=np`))
      }
      const last = answers.pop()
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
      expect([last?.statusCode, last?.headers['retry-after']]).toEqual([429, '6'])
      expect(last?.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(last?.body).toContain('अलि छिटो भयो')
      expect(last?.body).toContain('६ सेकेन्डपछि')
      current.clock.pass(6_000)
      expect((await send({ name: 'later' }, cookie)).statusCode).toBe(303)
    })

    it('is refused on a page too, where another site sent it', async () => {
      const answer = await current.app.inject({
        method: 'POST',
        url: '/account',
        headers: { ...asForm, origin: 'https://evil.example' },
        payload: 'name=Gita',
      })
      expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined])
      expect(answer.body).toContain('<h1>That didn’t work</h1>')
    })
  })
})
