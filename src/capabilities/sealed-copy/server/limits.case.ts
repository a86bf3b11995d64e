import { afterEach, describe, expect, it } from 'vitest'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { createTestPhone, newEntry, type TestPhone } from './testing/test-phone.ts'

/** How often a box may be asked, and what that does to others. */
export function describeBoxLimits(open: OpenNode): void {
  describe('a flood', () => {
    let node: TestNode
    afterEach(() => node.close())

    async function statusesOf(times: number, ask: () => ReturnType<TestPhone['ask']>) {
      const counts: Record<number, number> = {}
      for (let count = 0; count < times; count++) {
        const { statusCode } = await ask()
        counts[statusCode] = (counts[statusCode] ?? 0) + 1
      }
      return counts
    }

    it('of one box is slowed, and the boxes beside it are not', async () => {
      node = await open({ limits: true })
      const [flooding, quiet] = [createTestPhone(node), createTestPhone(node)]
      await flooding.open()
      await quiet.open()
      const entry = newEntry()
      expect(await statusesOf(500, () => flooding.add(entry))).toMatchObject({
        200: expect.any(Number),
        429: expect.any(Number),
      })
      const refused = await flooding.add(entry)
      expect(refused.json()).toMatchObject({ code: 'too_many_requests', retryAfter: 1 })
      expect((await flooding.ask('GET')).statusCode).toBe(200)
      expect((await quiet.add(entry)).statusCode).toBe(200)
      node.clock.pass(60_000)
      expect(await statusesOf(60, () => flooding.add(newEntry(1)))).toEqual({ 200: 60 })
    })

    it('of long writes is told to come again, and nothing that was taken is lost', async () => {
      node = await open()
      const phone = createTestPhone(node)
      await phone.open()
      const { sealed } = newEntry(100_000)
      const entries = Array.from({ length: 40 }, () => ({ id: newEntry(1).id, sealed }))
      // Each is sent from several windows: the box holds it once, and the queue as often as it waits.
      const sent = await Promise.all(
        Array.from({ length: 200 }, async (_, at) => {
          const entry = entries[at % entries.length] as (typeof entries)[number]
          return { id: entry.id, answer: await phone.add(entry) }
        }),
      )
      const busy = sent.filter(({ answer }) => answer.statusCode === 503)
      expect(busy.length).toBeGreaterThan(0)
      expect(busy[0]?.answer.json()).toMatchObject({ code: 'busy', retryAfter: 2 })
      const taken = sent.filter(({ answer }) => answer.statusCode === 200).map(({ id }) => id)
      expect(taken.length + busy.length).toBe(200)
      const there = (await phone.readAll()).map(({ id }) => id)
      expect(there.toSorted()).toEqual([...new Set(taken)].toSorted())
      expect((await phone.add(newEntry())).statusCode).toBe(200)
    })

    it('tells nothing of whether there is a box', async () => {
      node = await open({ limits: true })
      const nobodys = createTestPhone(node)
      expect(Object.keys(await statusesOf(400, () => nobodys.ask('GET')))).toEqual(['404', '429'])
    })

    it('is none where thousands of phones stand behind one address and each looks once', async () => {
      node = await open({ limits: true })
      const phone = createTestPhone(node)
      await phone.open()
      expect(await statusesOf(3000, () => createTestPhone(node).ask('GET'))).toEqual({ 404: 3000 })
      expect((await phone.ask('GET')).statusCode).toBe(200)
    })
  })
}
