import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  NodeOptions,
  OpenNode,
  TestNode,
} from '#capabilities/live/server/testing/test-node.ts'
import { often } from '#kit/testing/proof.ts'
import { mostEntries, mostOfBody, mostOfEntry } from '../box-sizes.ts'
import { createTestPhone, newEntry, randomText, type TestPhone } from './testing/test-phone.ts'

const doors = [
  ['GET', ''],
  ['POST', '/entries'],
  ['PUT', '/log'],
  ['DELETE', ''],
] as const

/** Who gets into a box, and what is learnt at its door. */
export function describeBoxDoors(
  open: OpenNode<TestNode, NodeOptions & { readonly logLevel?: 'info' }>,
): void {
  describe('the door of a box', () => {
    let node: TestNode
    let phone: TestPhone
    beforeAll(async () => {
      node = await open()
      phone = createTestPhone(node)
      await phone.open()
      await phone.add(newEntry())
    })
    afterAll(() => node.close())

    const bodyFor = (path: string) =>
      path === '/entries'
        ? { entries: [newEntry()] }
        : path === '/log'
          ? { head: 0, through: 0, entries: [] }
          : undefined

    it.each(doors)(
      'is the same to a wrong token as where there is no box: %s %s',
      async (...door) => {
        const [method, path] = door
        const wrongToken = createTestPhone(node, { box: phone.box })
        const wrongBox = createTestPhone(node, { token: phone.token })
        const nothing = createTestPhone(node)
        const answers = await Promise.all(
          [wrongToken, wrongBox, nothing].map((one) => one.ask(method, path, bodyFor(path))),
        )
        const said = answers.map(
          ({ statusCode, headers: { date: _, ...headers }, rawPayload }) => ({
            statusCode,
            headers,
            payload: rawPayload.toString('hex'),
          }),
        )
        expect(said[1]).toEqual(said[0])
        expect(said[2]).toEqual(said[0])
        expect([answers[0]?.statusCode, answers[0]?.json().code]).toEqual([404, 'unknown_box'])
        expect((await phone.readAll()).length).toBe(1)
      },
    )

    it('opens with another token to another box, and nobody takes an address away', async () => {
      const squatter = createTestPhone(node, { box: phone.box })
      expect((await squatter.open()).statusCode).toBe(201)
      expect(await squatter.readAll()).toEqual([])
      await squatter.ask('DELETE')
      expect(await phone.readAll()).toHaveLength(1)
    })

    it.each([
      ['no token', undefined],
      ['no token but a word', 'Bearer'],
      ['a token too short', `Bearer ${randomText(31)}`],
      ['a token too long', `Bearer ${randomText(33)}`],
      ['another kind of token', `Basic ${randomText(32)}`],
    ])('does not open to %s, whether there is a box or not', async (_what, authorization) => {
      for (const { url } of [phone, createTestPhone(node)]) {
        const headers = authorization === undefined ? {} : { authorization }
        const answer = await node.app.inject({ method: 'GET', url, headers })
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_header'])
      }
    })

    it('asks for no cookie, sets none, and lets nobody keep an answer', async () => {
      for (const [method, path] of [['POST', ''], ...doors] as const) {
        const mine = createTestPhone(node)
        await mine.open()
        const answer = await mine.ask(method, path, path === '' ? {} : bodyFor(path))
        expect(answer.headers['set-cookie'], `${method} ${path}`).toBeUndefined()
        expect(answer.headers['cache-control'], `${method} ${path}`).toBe('no-store')
      }
    })

    it('is shut to what another site asks', async () => {
      for (const [method, path] of [['POST', ''], ...doors.slice(1)] as const) {
        const answer = await node.app.inject({
          method,
          url: phone.url + path,
          headers: {
            authorization: `Bearer ${phone.token}`,
            origin: 'https://elsewhere.example',
          },
          payload: bodyFor(path) ?? {},
        })
        expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin'])
      }
      expect(await phone.readAll()).toHaveLength(1)
    })

    const entry = newEntry()
    it.each([
      ['nothing', undefined],
      ['no entries', {}],
      ['an empty list', { entries: [] }],
      ['an entry without an id', { entries: [{ sealed: entry.sealed }] }],
      ['an empty entry', { entries: [{ ...entry, sealed: '' }] }],
      ['an id too short', { entries: [{ ...entry, id: randomText(15) }] }],
      ['letters that base64url has not', { entries: [{ ...entry, sealed: 'ab+/' }] }],
      ['letters that no bytes make', { entries: [{ ...entry, sealed: 'abcde' }] }],
      ['bits that no bytes make', { entries: [{ ...entry, sealed: 'ab' }] }],
      ['an entry too long', { entries: [newEntry(mostOfEntry + 1)] }],
      ['too many', { entries: Array.from({ length: mostEntries + 1 }, () => newEntry(1)) }],
      ['more than is asked for', { entries: [{ ...entry, name: 'Rita' }] }],
    ])('takes no entries that are none: %s', async (_what, body) => {
      const answer = await phone.ask('POST', '/entries', body)
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_body'])
      expect(await phone.readAll()).toHaveLength(1)
    })

    it('takes the longest body that it promises, and none that is longer', async () => {
      const entries = [newEntry(mostOfEntry), newEntry(64_000)]
      expect(JSON.stringify({ entries }).length).toBeLessThan(mostOfBody)
      const mine = createTestPhone(node)
      await mine.open()
      expect((await mine.add(...entries)).statusCode).toBe(200)
      const longer = await mine.add(...[1, 2].map(() => newEntry(mostOfEntry)))
      expect([longer.statusCode, longer.json().code]).toEqual([413, 'too_large'])
    })

    it('takes no log that ends before it begins, and no place that is none', async () => {
      for (const [head, through] of [
        [5, 6],
        [-1, -1],
        [1.5, 1],
        ['1', 1],
        [2 ** 53, 1],
      ]) {
        const answer = await phone.ask('PUT', '/log', { head, through, entries: [] })
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_body'])
      }
      for (const after of ['-1', 'x', '1e3', '', '9'.repeat(16)]) {
        const answer = await phone.ask('GET', `?after=${after}`)
        expect([answer.statusCode, answer.json().code], after).toEqual([400, 'invalid_query'])
      }
      expect(await phone.readAll()).toHaveLength(1)
    })

    it('answers whatever is said to it with a plain refusal, and changes nothing', async () => {
      const before = await phone.readAll()
      const paths = fc.constantFrom('', '/entries', '/log')
      const methods = fc.constantFrom('POST' as const, 'PUT' as const)
      const said = fc.oneof(
        fc.jsonValue({ maxDepth: 3 }),
        fc.record({ entries: fc.array(fc.record({ id: fc.string(), sealed: fc.string() })) }),
        fc.record({ head: fc.anything(), through: fc.integer(), entries: fc.jsonValue() }),
        fc.record({ proof: fc.record({ challenge: fc.string(), nonce: fc.string() }) }),
      )
      await fc.assert(
        fc.asyncProperty(methods, paths, said, async (method, path, body) => {
          const { token } = phone
          const answer = await node.app.inject({
            method,
            url: phone.url + path,
            headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
            payload: JSON.stringify(body) ?? '',
          })
          // Opening what is open is answered as it always is.
          if (method === 'POST' && path === '' && answer.statusCode === 200) return
          expect([400, 404, 405, 409]).toContain(answer.statusCode)
          expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
        }),
        { numRuns: often({ test: 150, proof: 5000 }) },
      )
      expect(await phone.readAll()).toEqual(before)
      expect(node.log).toEqual([])
    })

    it('keeps neither address nor token, and no log line or figure has them', async () => {
      const talkative = await open({ logLevel: 'info' })
      const mine = createTestPhone(talkative)
      await mine.open()
      await mine.add(newEntry())
      await mine.read()
      await mine.ask('GET', '?after=x')
      await mine.ask('PUT', '/log', { head: 0, through: 0, entries: [] })
      const boxes = await talkative.store.read.selectFrom('sealed_boxes').selectAll().execute()
      const metrics = await talkative.readMetrics()
      await talkative.close()
      const bytes = [mine.box, mine.token].map((text) => Buffer.from(text, 'base64url'))
      const key = createHash('sha256').update(Buffer.concat(bytes)).digest('base64url')
      expect(boxes.map((box) => box.key)).toEqual([key])
      const log = talkative.log.join()
      for (const text of [log, metrics]) expect(text).toContain('/api/sealed/:box')
      for (const secret of [mine.box, mine.token]) {
        expect(JSON.stringify(boxes) + log + metrics).not.toContain(secret)
      }
      expect(log + metrics).not.toContain(key)
    })
  })
}
