import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usualBodies } from '#capabilities/composing/server/testing/compose-with.ts'
import { newCode } from '#capabilities/identity/recovery/server/testing/give-code.ts'
import { createTestPhone } from '#capabilities/sealed-copy/server/testing/test-phone.ts'
import { composeKinds } from '#knowledge/poetry/kinds.ts'
import { cookieOf } from '../testing/cookie-of.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

const actors = [
  'nobody',
  'forged',
  'erased',
  'owner',
  'other',
  'silenced',
  'blocked',
  'moderator',
] as const
type Actor = (typeof actors)[number]
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const everybody = (status: number) => actors.map(() => status)
/**
 * A moderator is nobody outside of the moderators’ room. Who was silenced or blocked is answered
 * as any other: that others are spared is told to nobody.
 */
const signedIn = (owner: number, other = owner) => [
  ...[401, 401, 401],
  ...[owner, other, other, other],
  401,
]

/** What each actor is answered, in the order of `actors`. The walls and the moderators’ room have a table of their own. */
const table: Readonly<Record<string, readonly number[]>> = {
  'GET /api/counts': everybody(200),
  'GET /api/today': everybody(200),
  'GET /api/identity': everybody(200),
  'POST /api/identity': [201, 201, 201, 200, 200, 200, 200, 201],
  'PATCH /api/identity': signedIn(200),
  'DELETE /api/identity': signedIn(204),
  'POST /api/identity/sign-out': signedIn(204),
  'GET /api/identity/export': signedIn(200),
  'PUT /api/identity/recovery-code': signedIn(204),
  'POST /api/identity/recovery-code/wait': signedIn(409),
  'DELETE /api/identity/recovery-code/wait': signedIn(204),
  'GET /api/identity/sessions': signedIn(200),
  'DELETE /api/identity/sessions': signedIn(200),
  'DELETE /api/identity/sessions/:id': signedIn(404),
  'POST /api/identity/recover': everybody(404),
  'GET /api/live': signedIn(200),
  'GET /api/live/events': signedIn(200),
  'GET /api/polls': everybody(200),
  'PUT /api/polls/:id/vote': signedIn(200),
  'GET /api/chat': signedIn(200),
  'POST /api/chat/connect': signedIn(200),
  'POST /api/chat/say': signedIn(201, 409),
  'POST /api/chat/typing': signedIn(204, 409),
  'POST /api/chat/leave': signedIn(204, 404),
  'POST /api/chat/report': signedIn(201, 404),
  ...Object.fromEntries(composeKinds.map((kind) => [`POST /api/compose/${kind}`, everybody(200)])),
  'GET /api/compose/writer': everybody(200),
  // A box asks who holds its names, and for no cookie: here everybody holds them.
  'GET /api/sealed/price': everybody(200),
  'GET /api/sealed/:box': everybody(200),
  'POST /api/sealed/:box': everybody(200),
  'DELETE /api/sealed/:box': everybody(204),
  'POST /api/sealed/:box/entries': everybody(200),
  'PUT /api/sealed/:box/log': everybody(409),
  'GET /api/compose/streams/:id': everybody(200),
}

const routes = Object.keys(table)
const split = (route: string) => route.split(' ') as [Method, string]

onEachDatabase((open) => {
  describe('every route, every method, everybody', () => {
    let node: TestNode
    beforeAll(async () => {
      node = await open({ secret })
    })
    afterAll(() => node.close())

    const inject = (method: string, url: string, cookie = '', body?: unknown, headers = {}) =>
      node.app.inject({
        method: method as Method,
        url,
        headers: { cookie, accept: 'application/json', ...headers },
        ...(body !== undefined && { payload: body as object }),
      })

    async function signIn(): Promise<string> {
      return cookieOf(await inject('POST', '/api/identity', '', {}))
    }

    async function becomeModerator(): Promise<string> {
      const opened = await inject('POST', '/api/moderation/session', '', { secret })
      return String(opened.headers['set-cookie']).split(';')[0] as string
    }

    async function erased(): Promise<string> {
      const cookie = await signIn()
      await inject('DELETE', '/api/identity', cookie)
      return cookie
    }

    /** Somebody in a talk, as whom nobody else may speak, and what belongs to them. */
    async function openOwner() {
      const [owner, friend] = [await signIn(), await signIn()]
      for (const cookie of [owner, friend]) {
        await inject('POST', '/api/chat/connect', cookie, { language: 'en' })
      }
      const { pair } = (await inject('GET', '/api/chat', owner)).json()
      const text = await inject('POST', '/api/compose/quote', owner, bodyOf('quote'))
      return { owner, pair: pair as string, stream: text.json().id as string }
    }

    async function talkWithSomebody() {
      const [one, other] = [await signIn(), await signIn()]
      for (const cookie of [one, other]) {
        await inject('POST', '/api/chat/connect', cookie, { language: 'en' })
      }
      const { pair } = (await inject('GET', '/api/chat', other)).json()
      return { one, other, pair: pair as string }
    }

    async function silenced(): Promise<string> {
      const { one, other, pair } = await talkWithSomebody()
      await inject('POST', '/api/chat/report', other, { reason: 'hate', pair })
      const moderator = await becomeModerator()
      const { talks } = (await inject('GET', '/api/moderation/talks', moderator)).json()
      const url = `/api/moderation/talks/${talks.at(-1).id}/silence`
      expect((await inject('POST', url, moderator)).statusCode).toBe(200)
      await inject('POST', '/api/chat/leave', other, { pair })
      return one
    }

    async function blocked(): Promise<string> {
      const { one, other, pair } = await talkWithSomebody()
      const left = await inject('POST', '/api/chat/leave', other, { pair, block: true })
      expect(left.statusCode).toBe(204)
      return one
    }

    async function openBox() {
      const phone = createTestPhone(node)
      await phone.open()
      return phone
    }

    async function cookieOfActor(actor: Actor, owner: string): Promise<string> {
      switch (actor) {
        case 'nobody':
          return ''
        case 'forged':
          return `session=${'f'.repeat(43)}; moderator=${'f'.repeat(43)}`
        case 'erased':
          return erased()
        case 'owner':
          return owner
        case 'other':
          return signIn()
        case 'silenced':
          return silenced()
        case 'blocked':
          return blocked()
        case 'moderator':
          return becomeModerator()
      }
    }

    async function ask(route: string, actor: Actor) {
      const { owner, pair, stream } = await openOwner()
      const [method, path] = split(route)
      const box = path.includes(':box') ? await openBox() : undefined
      const url = path
        .replace('streams/:id', `streams/${stream}`)
        .replace(':id', 'happiness')
        .replace(':box', box?.box ?? '')
      const headers = box && { authorization: `Bearer ${box.token}` }
      const cookie = await cookieOfActor(actor, owner)
      const body = bodies(pair)[route]
      // A stream never ends; its headers alone are answered like the stream itself.
      if (path === '/api/live') return inject('HEAD', `${url}?topics=me`, cookie)
      return inject(
        method,
        path === '/api/live/events' ? `${url}?topics=me` : url,
        cookie,
        body,
        headers,
      )
    }

    it('are all in the table, or in that of the walls and the moderators', () => {
      const served = node.app.endpoints
        .map(({ method, path }) => `${method} ${path}`)
        .filter((route) => !/ \/api\/(walls|moderation)\//.test(route))
      expect(served.toSorted()).toEqual(routes.toSorted())
    })

    it.each(actors)('are answered to %s as the table says', async (actor) => {
      const answers: Record<string, number> = {}
      for (const route of routes) {
        const answer = await ask(route, actor)
        answers[route] = answer.statusCode
        const ids = await node.store.read.selectFrom('identities').select('id').execute()
        expect
          .soft(
            ids.filter(({ id }) => answer.body.includes(id)),
            route,
          )
          .toEqual([])
        if (answer.statusCode < 400) continue
        expect.soft(answer.headers['content-type'], route).toMatch(/^application\/problem\+json/)
        if (answer.body) expect.soft(answer.json().code, route).toMatch(/^[a-z_]+$/)
      }
      const place = actors.indexOf(actor)
      expect(answers).toEqual(
        Object.fromEntries(routes.map((route) => [route, table[route]?.[place]])),
      )
    })

    it('know no other method', async () => {
      const cookies = [await signIn(), await becomeModerator(), '']
      for (const path of new Set(routes.map((route) => split(route)[1]))) {
        for (const method of methods.filter((one) => !routes.includes(`${one} ${path}`))) {
          for (const cookie of cookies) {
            const answer = await inject(method, path.replace(':id', 'happiness'), cookie)
            expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([
              405,
              'method_not_allowed',
            ])
            const allowed = String(answer.headers.allow).split(', ')
            expect(allowed.filter((one) => one !== 'HEAD').map((one) => `${one} ${path}`)).toEqual(
              routes.filter((route) => split(route)[1] === path),
            )
          }
        }
      }
    })

    it('refuse what another site asks in a visitor’s name', async () => {
      const { owner, pair } = await openOwner()
      for (const route of routes.filter((one) => !one.startsWith('GET'))) {
        const [method, path] = split(route)
        const url = path.replace(':id', 'happiness')
        const from = { origin: 'https://elsewhere.example' }
        const answer = await inject(method, url, owner, bodies(pair)[route], from)
        expect([answer.statusCode, answer.json().code], route).toEqual([403, 'foreign_origin'])
      }
    })
  })
})

const secret = 'a secret of many letters'

function bodyOf(kind: (typeof composeKinds)[number]) {
  return { ...usualBodies[kind], language: 'en' }
}

function bodies(pair: string): Readonly<Record<string, unknown>> {
  return {
    'POST /api/identity': {},
    'PATCH /api/identity': { name: 'Rita' },
    'PUT /api/identity/recovery-code': { newCode: newCode() },
    'POST /api/identity/recover': { code: 'nobody has this one' },
    'PUT /api/polls/:id/vote': { option: 'family' },
    'POST /api/sealed/:box': {},
    'POST /api/sealed/:box/entries': { entries: [{ id: 'A'.repeat(22), sealed: 'AAAA' }] },
    'PUT /api/sealed/:box/log': { head: 0, through: 0, entries: [] },
    'POST /api/chat/connect': { language: 'np' },
    'POST /api/chat/say': { text: 'hello' },
    'POST /api/chat/leave': { pair },
    'POST /api/chat/report': { reason: 'other', pair },
    ...Object.fromEntries(composeKinds.map((kind) => [`POST /api/compose/${kind}`, bodyOf(kind)])),
  }
}
