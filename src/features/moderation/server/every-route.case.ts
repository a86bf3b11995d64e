import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Guest } from '#capabilities/walls/server/testing/guest.ts'
import {
  type ModeratedHouse,
  type OpenModeratedNode,
  openModeratedHouse,
  secret,
} from './testing/moderated-house.ts'

const actors = ['nobody', 'forged', 'erased', 'author', 'other', 'moderator'] as const
type Actor = (typeof actors)[number]

/** What each actor is answered, in the order of `actors`. */
const table: Readonly<Record<string, readonly number[]>> = {
  'GET /api/walls/:wall/posts': [200, 200, 200, 200, 200, 200],
  'GET /api/walls/:wall/posts/:id': [200, 200, 200, 200, 200, 200],
  'POST /api/walls/:wall/posts': [401, 401, 401, 201, 201, 401],
  'DELETE /api/walls/:wall/posts/:id': [401, 401, 401, 200, 403, 401],
  'POST /api/walls/:wall/posts/:id/restore': [401, 401, 401, 200, 403, 401],
  'PUT /api/walls/:wall/posts/:id/heart': [401, 401, 401, 200, 200, 401],
  'DELETE /api/walls/:wall/posts/:id/heart': [401, 401, 401, 200, 200, 401],
  'POST /api/walls/:wall/posts/:id/report': [401, 401, 401, 403, 200, 401],
  'POST /api/moderation/session': [201, 201, 201, 201, 201, 201],
  'DELETE /api/moderation/session': [401, 401, 401, 401, 401, 204],
  'GET /api/moderation/queue': [401, 401, 401, 401, 401, 200],
  'GET /api/moderation/log': [401, 401, 401, 401, 401, 200],
  'POST /api/moderation/posts/:id/:action': [401, 401, 401, 401, 401, 200],
  'GET /api/moderation/talks': [401, 401, 401, 401, 401, 200],
  // The id is that of a post: no report of a talk has it.
  'POST /api/moderation/talks/:id/:action': [401, 401, 401, 401, 401, 404],
}

const bodies: Readonly<Record<string, unknown>> = {
  'POST /api/walls/:wall/posts': { text: 'The same for everybody.' },
  'POST /api/walls/:wall/posts/:id/report': { reason: 'other' },
  'POST /api/moderation/session': { secret },
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export function describeEveryRoute(open: OpenModeratedNode): void {
  describe('every route, every method, everybody', () => {
    let house: ModeratedHouse
    let author: Guest
    beforeAll(async () => {
      house = await openModeratedHouse(open)
      author = await house.signIn()
    })
    afterAll(() => house.close())

    const routes = Object.keys(table)
    const paths = [...new Set(routes.map((route) => route.split(' ')[1] as string))]

    async function find(actor: Actor): Promise<Guest> {
      if (actor === 'author') return author
      if (actor === 'other') return house.signIn()
      if (actor === 'moderator') return house.moderator()
      const stranger = house.stranger()
      if (actor === 'nobody') return stranger
      if (actor === 'erased') {
        const sita = await house.signIn()
        await sita.ask('DELETE', '/api/identity')
        return sita
      }
      const cookie = `session=${'f'.repeat(43)}; moderator=${'f'.repeat(43)}`
      return {
        ...stranger,
        ask: (method, url, more = {}) =>
          stranger.ask(method, url, { ...more, headers: { cookie, ...more.headers } }),
      }
    }

    let asked = 0
    async function ask(guest: Guest, method: (typeof methods)[number], path: string) {
      const post = await author.write('confessions', `A post of its own, for question ${++asked}`)
      const url = path
        .replace(':wall', 'confessions')
        .replace(':id', post.id)
        .replace(':action', path.includes('/talks/') ? 'dismiss' : 'approve')
      const body = bodies[`${method} ${path}`]
      return guest.ask(method, url, {
        ...(body !== undefined && { body }),
        headers: { 'idempotency-key': `question-${asked}` },
      })
    }

    it('are all in the table', () => {
      const served = house.app.endpoints
        .map(({ method, path }) => `${method} ${path}`)
        .filter((route) => /\/api\/(walls|moderation)\//.test(route))
      expect(served.toSorted()).toEqual(routes.toSorted())
    })

    describe.each(routes)('%s', (route) => {
      it.each(actors.map((actor, place) => [actor, table[route]?.[place]] as const))(
        'answers %s with %i',
        async (actor, status) => {
          const [method, path] = route.split(' ') as [(typeof methods)[number], string]
          const answer = await ask(await find(actor), method, path)
          expect(answer.status).toBe(status)
          const identities = await house.store.read.selectFrom('identities').select('id').execute()
          expect(identities.filter(({ id }) => answer.text.includes(id))).toEqual([])
          if (answer.status >= 400) {
            expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
            expect(answer.body.code).toEqual(expect.stringMatching(/^[a-z_]+$/))
          }
        },
      )
    })

    it.each(paths)('%s knows no other method', async (path) => {
      for (const actor of actors) {
        const guest = await find(actor)
        for (const method of methods) {
          if (routes.includes(`${method} ${path}`)) continue
          const answer = await ask(guest, method, path)
          expect([answer.status, answer.body.code], `${actor} ${method}`).toEqual([
            405,
            'method_not_allowed',
          ])
          expect(String(answer.headers.allow).split(', ')).not.toContain(method)
        }
      }
    })

    it('refuses writes that another site makes in a visitor’s name', async () => {
      for (const route of routes.filter((one) => !one.startsWith('GET'))) {
        const [method, path] = route.split(' ') as [(typeof methods)[number], string]
        const url = path.replace(':wall', 'confessions').replace(':id', '0'.repeat(26))
        const answer = await author.ask(method, url.replace(':action', 'remove'), {
          headers: { origin: 'https://elsewhere.example' },
        })
        expect(answer, route).toMatchObject({ status: 403, body: { code: 'foreign_origin' } })
      }
    })
  })
}
