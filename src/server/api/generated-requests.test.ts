import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemContract } from '#kit/http/problem.ts'
import { often } from '#kit/testing/proof.ts'
import {
  type MadeRequest,
  type Operation,
  operationsOf,
  requestsTo,
} from '../testing/generate-requests.ts'
import { onSqlite } from '../testing/on-each-database.ts'
import type { TestNode } from '../testing/open-node.ts'

const secret = 'a secret of many letters'
const actors = ['nobody', 'visitor', 'moderator'] as const
type Actor = (typeof actors)[number]

const count = often({ test: 2_000, proof: 200_000 })
/** Of the processor, by all threads: a machine that is busy with something else is not a fault. */
const mostMillis = 250
const together = 200
const mostKnown = 50

onSqlite((open) => {
  describe('requests made from the description of the API', () => {
    let node: TestNode
    let operations: Operation[]
    const cookies: Record<Actor, string> = { nobody: '', visitor: '', moderator: '' }
    /** What was named in replies: asked about again, by whoever comes next and in any order. */
    const known = ['happiness']
    let named = 0

    beforeAll(async () => {
      node = await open({ secret })
      operations = operationsOf((await node.app.inject('/api/openapi.json')).json())
    })
    afterAll(() => node.close())

    async function comeBack(actor: Actor): Promise<void> {
      if (actor === 'visitor' && !cookies.visitor) cookies.visitor = await node.signIn()
      if (actor !== 'moderator' || cookies.moderator) return
      const payload = { secret }
      const opened = await node.app.inject({
        method: 'POST',
        url: '/api/moderation/session',
        payload,
      })
      cookies.moderator = String(opened.headers['set-cookie']).split(';')[0] as string
    }

    async function ask(actor: Actor, { operation, url, headers, payload }: MadeRequest) {
      await comeBack(actor)
      const before = process.cpuUsage()
      const answer = await node.app.inject({
        method: operation.method as 'GET',
        url,
        headers: { ...headers, accept: 'application/json', cookie: cookies[actor] },
        ...(payload !== undefined && { payload }),
      })
      const { user, system } = process.cpuUsage(before)
      const millis = (user + system) / 1000
      // Who signed out, was erased or was given another token says so from then on.
      for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
        const [pair = ''] = set.split(';')
        if (
          actor !== 'nobody' &&
          pair.startsWith(actor === 'visitor' ? 'session=' : 'moderator=')
        ) {
          cookies[actor] = pair.endsWith('=') ? '' : pair
        }
      }
      for (const [, id] of answer.body
        .slice(0, 4_000)
        .matchAll(/"(?:id|pair|challenge)":"([^"]+)"/g)) {
        known[named++ % mostKnown] = id as string
      }
      return { answer, millis }
    }

    /** An address that was made up is mostly one that nobody has. */
    function aboutKnown(request: MadeRequest, place: number): MadeRequest {
      const id = known[place % known.length]
      const path = request.operation.path.replace(/\{id\}/, encodeURIComponent(id ?? 'happiness'))
      return path.includes('{') || path === request.operation.path
        ? request
        : { ...request, url: path }
    }

    it('are all answered as they are described, and cost little', {
      timeout: 60 * 60_000,
    }, async () => {
      const seed = Math.floor(Math.random() * 2 ** 31)
      // What is loaded when it is first asked for is not what is measured.
      for (const operation of operations) {
        for (const actor of actors) {
          for (const request of fc.sample(requestsTo(operation), { numRuns: 3, seed })) {
            await ask(actor, request)
          }
        }
      }
      const one = fc.tuple(
        fc.constantFrom(...actors),
        fc.oneof(...operations.map(requestsTo)),
        fc.nat(100),
      )
      const statuses: Record<number, number> = {}
      const wrong: unknown[] = []
      for (let asked = 0; asked < count; asked += together) {
        for (const [actor, made, place] of fc.sample(one, {
          numRuns: together,
          seed: seed + asked,
        })) {
          const request = place < 60 ? aboutKnown(made, place) : made
          const { answer, millis } = await ask(actor, request)
          const { statusCode: status } = answer
          statuses[status] = (statuses[status] ?? 0) + 1
          const { operation } = request
          if (isDescribed(operation, answer) && millis <= mostMillis) continue
          wrong.push({ actor, ...request, operation: operation.path, status, millis, seed })
        }
      }
      expect(wrong.slice(0, 5).map((one) => JSON.stringify(one).slice(0, 600))).toEqual([])
      // What our own writer cannot go on with is warned of; what fails is an error.
      expect(node.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
      // That the requests are of all kinds: some were done, some not understood, some not allowed.
      expect(Object.keys(statuses)).toEqual(
        expect.arrayContaining(['200', '201', '204', '400', '401', '404']),
      )
    })
  })
})

interface Answer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

function isDescribed({ statuses }: Operation, { statusCode, headers, body }: Answer): boolean {
  if (statuses.includes(statusCode)) return true
  if (statusCode < 400 || statusCode >= 500) return false
  const isProblem = String(headers['content-type']).startsWith('application/problem+json')
  return isProblem && problemContract.safeParse(JSON.parse(body)).success
}
