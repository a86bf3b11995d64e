import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cookieOf } from '../testing/cookie-of.ts'
import { onSqlite } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'
import { bootOf } from '../testing/plain-pages.ts'

onSqlite((open) => {
  let current: TestNode

  beforeAll(async () => {
    current = await open()
  })

  afterAll(() => current.close())

  const ask = (method: NonNullable<InjectOptions['method']>, url: string, more: object = {}) =>
    current.app.inject({ method, url, ...more })

  const problemType = 'application/problem+json; charset=utf-8'
  const nobodys = 'x'.repeat(201)

  describe('an address that cannot be read', () => {
    it.each([
      ['an id too long', `/api/walls/confessions/posts/${nobodys}`],
      ['an id far too long', `/api/compose/streams/${'x'.repeat(9_000)}`],
      ['signs that are none', '/api/walls/%zz/posts'],
      ['signs that are none, and a query', '/api/%zz?language=np'],
    ])('leads nowhere in the API: %s', async (_what, url) => {
      const answer = await ask('GET', url)
      expect(answer.headers).toMatchObject({
        'content-type': problemType,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      expect(answer.json()).toMatchObject({ type: 'about:blank', status: 404, code: 'not_found' })
      expect(answer.body).not.toMatch(/xxx|%zz/)
    })

    it.each(['/%zz', '/heal/%e0%a4', '/heal%?theme=dark'])(
      'is a page that is not there: %j',
      async (url) => {
        const answer = await ask('GET', url)
        expect([answer.statusCode, bootOf(answer.body).path]).toEqual([404, '/404'])
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(answer.headers['x-content-type-options']).toBe('nosniff')
      },
    )

    it('still carries the language that was asked for', async () => {
      const { headers } = await ask('GET', '/%zz?language=np')
      expect(headers['set-cookie']).toContain('language=np')
    })

    it('takes no write from another site either', async () => {
      const headers = { origin: 'https://elsewhere.example' }
      expect((await ask('POST', '/api/%zz', { headers })).json().code).toBe('foreign_origin')
    })
  })

  describe('what is no request at all', () => {
    function say(words: string): Promise<string> {
      const { port } = current.app.server.address() as AddressInfo
      const socket = connect(port, '127.0.0.1')
      socket.write(words)
      return text(socket)
    }

    it.each([
      ['a header without a sign', 'GET / HTTP/1.1\r\nhost here\r\n\r\n', 400, 'bad_request'],
      ['a greeting', 'HELLO\r\n\r\n', 400, 'bad_request'],
      ['a header too long', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too_large'],
    ])('is refused as everything is: %s', async (_what, words, status, code) => {
      const [head = '', body = ''] = (await say(words)).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(head).toContain(`content-type: ${problemType}\r\n`)
      expect(head).toContain('x-content-type-options: nosniff\r\n')
      expect(head).toContain(`content-length: ${body.length}\r\n`)
      expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status, code })
    })
  })

  describe('a body', () => {
    const asJson = { 'content-type': 'application/json' }
    const signIn = async () => cookieOf(await ask('POST', '/api/identity', { payload: {} }))

    it('may be missing where none is needed, whatever its type is said to be', async () => {
      const cookie = await signIn()
      const written = await ask('POST', '/api/walls/confessions/posts', {
        headers: { cookie, 'idempotency-key': 'without-a-body' },
        payload: { text: 'The rain has a kind voice today.' },
      })
      const post = `/api/walls/confessions/posts/${written.json().post.id}`
      const doors = [
        ['PUT', `${post}/heart`, 200],
        ['DELETE', `${post}/heart`, 200],
        ['DELETE', post, 200],
        ['POST', `${post}/restore`, 200],
        ['POST', '/api/chat/typing', 409],
        ['POST', '/api/identity/recovery-code/wait', 409],
        ['POST', '/api/identity/sign-out', 204],
      ] as const
      for (const [method, url, status] of doors) {
        const answer = await ask(method, url, { headers: { ...asJson, cookie }, payload: '' })
        expect(answer.statusCode, `${method} ${url}`).toBe(status)
      }
    })

    it('may not be missing where one is needed', async () => {
      const answer = await ask('POST', '/api/identity', { headers: asJson, payload: '' })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_body'])
    })

    it.each(['text/plain', 'text/plain; charset=utf-8', 'application/xml'])(
      'is refused as %s',
      async (type) => {
        const headers = { 'content-type': type }
        const answer = await ask('POST', '/api/identity', { headers, payload: '{}' })
        expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media_type'])
      },
    )
  })

  describe('another method', () => {
    it.each([
      ['DELETE', '/api/counts', 'GET, HEAD'],
      ['PUT', '/api/identity', 'GET, HEAD, POST, PATCH, DELETE'],
      ['GET', '/api/identity/sign-out', 'POST'],
      ['HEAD', '/api/identity/sign-out', 'POST'],
      ['PATCH', '/api/walls/confessions/posts/', 'GET, HEAD, POST'],
      ['POST', '/api/openapi.json', 'GET, HEAD'],
      ['OPTIONS', '/api/identity', 'GET, HEAD, POST, PATCH, DELETE'],
    ] as const)('is not known: %s %s', async (method, url, allow) => {
      const headers = { 'content-type': 'application/xml' }
      const answer = await ask(method, url, method === 'HEAD' ? {} : { headers, payload: '<x>' })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
      expect(answer.headers['content-type']).toBe(problemType)
      if (method !== 'HEAD') expect(answer.json().code).toBe('method_not_allowed')
    })

    it('is not offered to other sites', async () => {
      const answer = await ask('OPTIONS', '/api/identity', {
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
      })
      expect(answer.statusCode).toBe(405)
      expect(Object.keys(answer.headers).filter((name) => /^access-control/.test(name))).toEqual([])
    })

    it('is no other than none where nothing is', async () => {
      expect((await ask('OPTIONS', '/api/nowhere')).json().code).toBe('not_found')
    })
  })
})
