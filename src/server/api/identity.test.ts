import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCode } from '#capabilities/identity/recovery/server/testing/give-code.ts'
import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import { often } from '#kit/testing/proof.ts'
import { createSteppingClock } from '#kit/testing/test-clock.ts'
import { cookieOf } from '../testing/cookie-of.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

onEachDatabase((openNode) => {
  describe('the identity of a visitor', () => {
    let node: TestNode
    beforeAll(async () => {
      node = await openNode({ limits: true, clock: createSteppingClock() })
    })
    afterAll(() => node.close())

    const open = (body: object = {}, cookie = '') =>
      node.app.inject({
        method: 'POST',
        url: '/api/identity',
        payload: body,
        headers: { cookie },
      })
    const ask = (
      method: 'GET' | 'DELETE' | 'PATCH' | 'POST' | 'PUT',
      url: string,
      cookie: string,
      body?: object,
    ) => node.app.inject({ method, url, headers: { cookie }, ...(body && { payload: body }) })

    async function makeCode(cookie: string, code?: string): Promise<string> {
      const made = newCode()
      const set = await ask('PUT', '/api/identity/recovery-code', cookie, { newCode: made, code })
      expect(set.statusCode).toBe(204)
      return made
    }

    it('is nobody before signing in', async () => {
      const answer = await ask('GET', '/api/identity', '')
      expect(answer.json()).toEqual({ visitor: null })
    })

    it('is opened by a name, and known by its cookie afterwards', async () => {
      const opened = await open({ name: '  नमस्ते साथी ' })
      expect(opened.statusCode).toBe(201)
      expect(opened.json()).toEqual({
        name: 'नमस्ते साथी',
        // The day alone: no minute joins somebody to what they wrote in it.
        since: '2026-03-14T00:00:00.000Z',
      })
      const again = await ask('GET', '/api/identity', cookieOf(opened))
      expect(again.json().visitor.name).toBe('नमस्ते साथी')
    })

    it('is kept in a cookie that no script can read and no other site can send', async () => {
      const [cookie] = [(await open()).headers['set-cookie']].flat()
      expect(cookie).toMatch(
        /^session=[\w-]{43}\.[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/,
      )
    })

    it('needs no name', async () => {
      const opened = await open()
      expect(opened.json().name).toBeNull()
    })

    it('keeps any script and any sign exactly as typed', async () => {
      for (const name of ['नमस्ते साथी', '👩‍👩‍👧', '<script>', `"; DROP TABLE identities; --`]) {
        const opened = await open({ name })
        const read = await ask('GET', '/api/identity', cookieOf(opened))
        expect(read.json().visitor.name).toBe(name)
      }
    })

    it('refuses names that are blank, too long, of a wrong type or in unknown company', async () => {
      const refusals = [
        [{ name: '   ' }, 'name_blank'],
        [{ name: 'क'.repeat(31) }, 'name_too_long'],
        [{ name: 'a\u0000b' }, 'name_forbidden'],
        [{ name: 7 }, 'invalid_body'],
        [{ nom: 'Sita' }, 'invalid_body'],
      ] as const
      for (const [body, code] of refusals) {
        const answer = await open(body)
        expect(answer.statusCode).toBe(400)
        expect(answer.headers['content-type']).toMatch(/^application\/problem\+json\b/)
        expect(answer.json().code).toBe(code)
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
    })

    it('is renamed by naming it again, and by PATCH', async () => {
      const cookie = cookieOf(await open({ name: 'Sita' }))
      expect((await open({ name: 'Gita' }, cookie)).statusCode).toBe(200)
      expect((await ask('PATCH', '/api/identity', cookie, { name: 'Rita' })).json().name).toBe(
        'Rita',
      )
      expect((await ask('GET', '/api/identity', cookie)).json().visitor.name).toBe('Rita')
    })

    it('is not opened by a forged cookie', async () => {
      const forged = `session=${'A'.repeat(43)}`
      expect((await ask('GET', '/api/identity', forged)).json().visitor).toBeNull()
      for (const [method, url] of protectedDoors) {
        const answer = await ask(
          method,
          url,
          forged,
          method === 'PATCH' ? { name: 'x' } : undefined,
        )
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in'])
      }
    })

    it('ends on this device when signing out', async () => {
      const opened = await open({ name: 'Sita' })
      const out = await ask('POST', '/api/identity/sign-out', cookieOf(opened))
      expect(out.statusCode).toBe(204)
      expect(out.headers['set-cookie']).toContain('Max-Age=0')
      // The diary, the language and the look are not the session’s.
      expect(out.headers['clear-site-data']).toBeUndefined()
      expect((await ask('GET', '/api/identity', cookieOf(opened))).json().visitor).toBeNull()
    })

    it('comes to another device by its recovery code, until a newer code replaces it', async () => {
      const cookie = cookieOf(await open({ name: 'Sita' }))
      const use = (code: string) =>
        ask('POST', '/api/identity/recover', '', { code, endOthers: false })

      const first = await makeCode(cookie)
      const there = await use(first.toLowerCase())
      expect(there.json().name).toBe('Sita')
      expect((await ask('GET', '/api/identity', cookieOf(there))).json().visitor.name).toBe('Sita')
      expect((await ask('GET', '/api/identity', cookie)).json().visitor.name).toBe('Sita')

      const second = await makeCode(cookie, first)
      expect((await use(first)).json().code).toBe('unknown_recovery_code')
      expect((await use(second)).statusCode).toBe(200)
      expect((await use('nonsense')).statusCode).toBe(404)
    })

    it('is exported whole, without anything that could open a session', async () => {
      const cookie = cookieOf(await open({ name: 'Sita' }))
      const exported = await ask('GET', '/api/identity/export', cookie)
      expect(exported.json()).toMatchObject({
        identity: { name: 'Sita', recoveryCode: 'none' },
        held: { sessions: [{ isThis: true, opened: '2026-03-14', lastUsed: '2026-03-14' }] },
      })
      expect(exported.body).not.toContain(cookie.split('=')[1])
    })

    it('is erased at once, on every device', async () => {
      const cookie = cookieOf(await open({ name: 'Sita' }))
      const code = await makeCode(cookie)
      const there = cookieOf(
        await ask('POST', '/api/identity/recover', '', { code, endOthers: false }),
      )

      const { id } = (await node.identities.find(cookie.split('=')[1])) as Visitor

      expect((await ask('DELETE', '/api/identity', cookie)).statusCode).toBe(204)
      for (const gone of [cookie, there]) {
        expect((await ask('GET', '/api/identity', gone)).json().visitor).toBeNull()
      }
      expect((await ask('POST', '/api/identity/recover', '', { code })).statusCode).toBe(404)
      const { read } = node.store
      expect(
        await read.selectFrom('identities').select('id').where('id', '=', id).execute(),
      ).toEqual([])
      expect(
        await read.selectFrom('sessions').selectAll().where('identity_id', '=', id).execute(),
      ).toEqual([])
    })

    it('asks the browser to drop everything of the site, where the phone is to be wiped too', async () => {
      for (const [method, path] of [
        ['POST', '/api/identity/sign-out'],
        ['DELETE', '/api/identity'],
      ] as const) {
        const answer = await ask(method, `${path}?wipe=phone`, cookieOf(await open()))
        expect([answer.statusCode, answer.headers['clear-site-data']]).toEqual([
          204,
          '"cookies", "storage"',
        ])
        const plain = await ask(method, path, cookieOf(await open()))
        expect([plain.statusCode, plain.headers['clear-site-data']]).toEqual([204, undefined])
        const stranger = await ask(method, `${path}?wipe=phone`, '')
        expect([stranger.statusCode, stranger.headers['clear-site-data']]).toEqual([401, undefined])
        const other = cookieOf(await open())
        expect((await ask(method, `${path}?wipe=house`, other)).json().code).toBe('invalid_query')
        expect((await ask('GET', '/api/identity', other)).json().visitor).not.toBeNull()
      }
    })

    it('stores neither the cookie nor the recovery code', async () => {
      const cookie = cookieOf(await open({ name: 'Sita' }))
      const code = await makeCode(cookie)
      const rows = JSON.stringify([
        await node.store.read.selectFrom('identities').selectAll().execute(),
        await node.store.read.selectFrom('sessions').selectAll().execute(),
      ])
      expect(rows).not.toContain(cookie.split('=')[1])
      expect(rows).not.toContain(code.replaceAll('-', ''))
    })

    it('lets hundreds of newcomers in from one address within a minute', async () => {
      const many = often({ test: 400, proof: 2_000 })
      const answers = await Promise.all(Array.from({ length: many }, () => open()))
      expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]))
      expect(new Set(answers.map(cookieOf)).size).toBe(many)
    })

    it('slows one visitor who renames without end, and says for how long', async () => {
      const cookie = cookieOf(await open())
      const answers = []
      for (let again = 0; again < 31; again++)
        answers.push(await open({ name: `n${again}` }, cookie))
      const last = answers.at(-1)
      expect(last?.statusCode).toBe(429)
      expect(last?.json()).toMatchObject({ code: 'too_many_requests', retryAfter: 6 })
      expect(last?.headers['retry-after']).toBe('6')
      node.clock.pass(6_000)
      expect((await open({ name: 'later' }, cookie)).statusCode).toBe(200)
    })
  })
})

const protectedDoors = [
  ['PATCH', '/api/identity'],
  ['DELETE', '/api/identity'],
  ['GET', '/api/identity/export'],
  ['POST', '/api/identity/sign-out'],
  ['GET', '/api/identity/sessions'],
  ['DELETE', '/api/identity/sessions'],
  ['DELETE', '/api/identity/sessions/any'],
  ['POST', '/api/identity/recovery-code/wait'],
  ['DELETE', '/api/identity/recovery-code/wait'],
] as const
