import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf } from '../testing/cookie-of.ts'
import { onSqlite } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

onSqlite((open) => {
  let current: TestNode

  beforeAll(async () => {
    current = await open({ limits: true })
  })

  afterAll(() => current.close())

  const send = (form: Record<string, string>, cookie = '') =>
    current.app.inject({
      ...{ method: 'POST', url: '/account' },
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
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
  })
})
