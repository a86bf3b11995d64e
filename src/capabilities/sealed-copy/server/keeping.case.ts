import { afterEach, describe, expect, it } from 'vitest'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import { createQuietLog } from '#kit/store/server/testing/quiet-log.ts'
import { type Boxes, createBoxes } from './boxes.ts'
import { createTestPhone, newEntry } from './testing/test-phone.ts'

type Node = TestNode & { readonly boxes: Boxes }

const aDay = 86_400_000

/** How long a box is kept, and how it goes. */
export function describeBoxKeeping(open: OpenNode<Node>): void {
  describe('a box', () => {
    let node: Node
    afterEach(() => node.close())

    async function openPhone() {
      const phone = createTestPhone(node)
      await phone.open()
      await phone.add(newEntry(), newEntry())
      return phone
    }
    const rows = async (table: 'sealed_boxes' | 'sealed_entries') =>
      (await node.store.read.selectFrom(table).selectAll().execute()).length

    it('stays while somebody opens it now and then, and goes when nobody did for 18 months', async () => {
      node = await open()
      const [read, written, opened, left] = [
        await openPhone(),
        await openPhone(),
        await openPhone(),
        await openPhone(),
      ]
      async function pass(days: number) {
        node.clock.pass(days * aDay)
        await read.read()
        await written.add(newEntry())
        await opened.ask('POST', '', {})
        await node.boxes.purge()
      }
      await pass(300)
      await pass(248)
      expect(await rows('sealed_boxes')).toBe(4)
      await pass(1)
      expect((await left.ask('GET')).statusCode).toBe(404)
      for (const phone of [read, written, opened]) {
        expect((await phone.ask('GET')).statusCode).toBe(200)
      }
      expect([await rows('sealed_boxes'), await rows('sealed_entries')]).toEqual([3, 9])
    })

    it('is noted as opened once a day, and reading is free of writes otherwise', async () => {
      node = await open()
      const phone = await openPhone()
      node.clock.pass(aDay)
      await phone.read()
      const { commands } = node.store.statistics()
      for (let times = 0; times < 5; times++) await phone.read()
      expect(node.store.statistics().commands).toBe(commands)
    })

    it('is handed out also while nothing can be written', async () => {
      node = await open()
      const phone = await openPhone()
      node.clock.pass(aDay)
      const unnoted = createBoxes({
        ...node,
        store: { ...node.store, write: () => Promise.reject(new StoreFailure('unavailable', '')) },
        log: createQuietLog(),
        priceGrows: false,
      })
      expect((await unnoted.read(phone, 0)).entries).toHaveLength(2)
      unnoted.stop()
    })

    it('goes with many others, a piece at a time', async () => {
      node = await open()
      for (let count = 0; count < 12; count++) await openPhone()
      node.clock.pass(549 * aDay)
      await node.boxes.purge()
      expect([await rows('sealed_boxes'), await rows('sealed_entries')]).toEqual([0, 0])
    })

    it('is gone at once when it is deleted, with all it held, and another stays', async () => {
      node = await open()
      const [gone, stays] = [await openPhone(), await openPhone()]
      expect((await gone.ask('DELETE')).statusCode).toBe(204)
      for (const answer of [await gone.ask('GET'), await gone.ask('DELETE')]) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'unknown_box'])
      }
      expect((await gone.add(newEntry())).statusCode).toBe(404)
      expect(await stays.readAll()).toHaveLength(2)
      expect([await rows('sealed_boxes'), await rows('sealed_entries')]).toEqual([1, 2])
    })

    it('takes nothing any more once it is deleted, however many write meanwhile', async () => {
      node = await open()
      const phone = await openPhone()
      const writes = Array.from({ length: 10 }, () => phone.add(newEntry()))
      const answers = await Promise.all([phone.ask('DELETE'), ...writes])
      expect(answers[0]?.statusCode).toBe(204)
      for (const { statusCode } of answers.slice(1)) expect([200, 404]).toContain(statusCode)
      expect([await rows('sealed_boxes'), await rows('sealed_entries')]).toEqual([0, 0])
    })
  })
}
