import { afterEach, describe, expect, it } from 'vitest'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { often } from '#kit/testing/proof.ts'
import { createTestPhone, newEntry } from './testing/test-phone.ts'

/** Several nodes on one database. */
export function describeBoxNodes(open: OpenNode): void {
  describe('a box that phones reach through two nodes', () => {
    const nodes: TestNode[] = []
    afterEach(() => Promise.all(nodes.splice(0).map((node) => node.close())))

    it('is one box, and loses and doubles nothing of what both write at once', async () => {
      const first = await open()
      nodes.push(first, await open({ place: first.place }))
      const phone = createTestPhone(first)
      await phone.open()
      const phones = nodes.map((node) => createTestPhone(node, phone))
      const entries = Array.from({ length: often({ test: 30, proof: 500 }) }, () => newEntry(10))
      for (const entry of entries) {
        const answers = await Promise.all(phones.map((one) => one.add(entry)))
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
        expect(answers[0]?.body).toBe(answers[1]?.body)
      }
      for (const one of phones) {
        const ids = (await one.readAll()).map(({ id }) => id)
        expect(ids).toEqual(entries.map(({ id }) => id))
      }
    })

    it('is opened with what was worked for at the other', async () => {
      const first = await open()
      nodes.push(first, await open({ place: first.place }))
      const prices = await Promise.all(nodes.map((node) => node.app.inject('/api/sealed/price')))
      expect(prices[1]?.body).toBe(prices[0]?.body)
      const phones = nodes.map((node) => createTestPhone(node))
      for (const phone of phones) expect((await phone.open()).statusCode).toBe(201)
    })
  })
}
