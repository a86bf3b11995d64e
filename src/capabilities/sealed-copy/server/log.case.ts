import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenNode, TestNode } from '#capabilities/live/server/testing/test-node.ts'
import { often } from '#kit/testing/proof.ts'
import { mostEntries, mostOfBox, mostOfEntry, mostOfPage } from '../box-sizes.ts'
import { createTestPhone, type Log, newEntry, type TestPhone } from './testing/test-phone.ts'

/** What a box keeps, in which order, and how often. */
export function describeBoxLog(open: OpenNode): void {
  describe('the log of a box', () => {
    let node: TestNode
    beforeAll(async () => {
      node = await open()
    })
    afterAll(() => node.close())

    async function openPhone(): Promise<TestPhone> {
      const phone = createTestPhone(node)
      expect((await phone.open()).statusCode).toBe(201)
      return phone
    }
    const otherPhoneOf = (phone: TestPhone) => createTestPhone(node, phone)
    const codeOf = async (answer: ReturnType<TestPhone['ask']>) => {
      const { statusCode, body } = await answer
      return [statusCode, JSON.parse(body).code]
    }

    it('brings back what was written into it, byte for byte and in its order', async () => {
      const phone = await openPhone()
      const entries = [1, 2, 3, 1023, 1024, 1025, 5000].map(newEntry)
      const log: Log = (await phone.add(...entries)).json()
      const page = await otherPhoneOf(phone).read()
      expect(page).toEqual({
        ...log,
        entries: entries.map((entry, place) => ({ n: log.first + place, ...entry })),
        more: false,
        anew: false,
      })
      expect(log).toMatchObject({ head: log.first + 6, bytes: 5 * 1024 + 1025 + 5000 })
      const rest = await phone.read(log.head - 2)
      expect(rest.entries.map(({ id }) => id)).toEqual(entries.slice(-2).map(({ id }) => id))
      expect(await phone.read(log.head)).toMatchObject({ entries: [], more: false, anew: false })
    })

    it('keeps once what is sent again, also a part of it and twice in one request', async () => {
      const phone = await openPhone()
      const [a, b, c] = [newEntry(), newEntry(), newEntry()]
      const first = (await phone.add(a, b)).json()
      expect((await phone.add(a, b)).json()).toEqual(first)
      const second: Log = (await phone.add(b, c, c, a)).json()
      expect(second.head).toBe(first.head + 1)
      expect((await phone.readAll()).map(({ id }) => id)).toEqual([a.id, b.id, c.id])
    })

    it('loses and doubles nothing when two phones write at once and repeat themselves', async () => {
      const phone = await openPhone()
      const phones = [phone, otherPhoneOf(phone)]
      const rounds = often({ test: 20, proof: 400 })
      const written = await Promise.all(
        phones.map(async (one) => {
          const ids: string[] = []
          for (let round = 0; round < rounds; round++) {
            const entries = [newEntry(100), newEntry(100)]
            const answers = await Promise.all([
              one.add(...entries),
              one.add(...entries.toReversed()),
            ])
            expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
            ids.push(...entries.map(({ id }) => id))
          }
          return ids
        }),
      )
      const all = await phone.readAll()
      expect(all.map(({ id }) => id).toSorted()).toEqual(written.flat().toSorted())
      const { head, first, bytes } = await phone.read()
      expect(all.map(({ n }) => n)).toEqual(all.map((_, place) => first + place))
      expect([head - first + 1, bytes]).toEqual([all.length, all.length * 1024])
    })

    it('comes in pages of a bounded size that neither repeat nor leave out', async () => {
      const phone = await openPhone()
      const sizes = [mostOfEntry, 60_000, mostOfEntry, mostOfEntry, 1, 100_000]
      const entries = sizes.map(newEntry)
      for (const entry of entries) await phone.add(entry)
      const crumbs = Array.from({ length: mostEntries }, () => newEntry(1))
      await phone.add(...crumbs)
      await phone.add(...crumbs.map(() => newEntry(1)))
      const all = await phone.readAll()
      expect(all).toHaveLength(sizes.length + 2 * mostEntries)
      expect(all.slice(0, sizes.length).map(({ id }) => id)).toEqual(entries.map(({ id }) => id))
      let after = 0
      let more = true
      while (more) {
        const page = await phone.read(after)
        const bytes = page.entries.map(({ sealed }) => Math.max(1024, (sealed.length * 3) / 4))
        expect(page.entries.length).toBeGreaterThan(0)
        expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(mostOfPage + 2)
        after = page.entries.at(-1)?.n as number
        more = page.more
      }
    })

    it('is replaced by a shorter one, and its places go on growing', async () => {
      const phone = await openPhone()
      await phone.add(newEntry(), newEntry(), newEntry())
      const { head } = await phone.read()
      const alive = newEntry(3000)
      const log: Log = (await phone.replace(head, head, [alive])).json()
      expect(log).toEqual({ head: head + 1, first: head + 1, bytes: 3000 })
      expect(await phone.readAll()).toEqual([{ n: head + 1, ...alive }])
      expect((await phone.replace(log.head, log.head)).json()).toEqual({
        head: log.head,
        first: log.head + 1,
        bytes: 0,
      })
    })

    it('is replaced from its old end, a piece at a time, also under the ids it had', async () => {
      const phone = await openPhone()
      const entries = Array.from({ length: 6 }, () => newEntry())
      await phone.add(...entries)
      const { head, first } = await phone.read()
      const [kept, ...gone] = entries.slice(0, 3).map(({ id }) => id)
      expect((await phone.replace(head, first + 2, entries.slice(0, 1))).statusCode).toBe(200)
      const ids = (await phone.readAll()).map(({ id }) => id)
      expect(ids).toEqual([...entries.slice(3).map(({ id }) => id), kept])
      expect(ids).not.toEqual(expect.arrayContaining(gone))
      expect(await phone.read()).toMatchObject({ first: first + 3, bytes: 4 * 1024 })
    })

    it('is not replaced where somebody wrote meanwhile', async () => {
      const phone = await openPhone()
      const { head }: Log = (await phone.add(newEntry())).json()
      await otherPhoneOf(phone).add(newEntry())
      const before = await phone.readAll()
      expect(await codeOf(phone.replace(head, head, [newEntry()]))).toEqual([409, 'box_moved'])
      expect(await codeOf(phone.replace(head, head))).toEqual([409, 'box_moved'])
      expect(await codeOf(phone.replace(head + 9, head))).toEqual([409, 'box_moved'])
      expect(await phone.readAll()).toEqual(before)
    })

    it('is replaced once, however often that is sent', async () => {
      const phone = await openPhone()
      const { head }: Log = (await phone.add(newEntry(), newEntry())).json()
      const alive = [newEntry(), newEntry(), newEntry()]
      const log = (await phone.replace(head, head, alive)).json()
      const later = newEntry()
      await otherPhoneOf(phone).add(later)
      expect((await phone.replace(head, head, alive)).json()).toEqual({
        ...log,
        head: log.head + 1,
        bytes: 4 * 1024,
      })
      expect((await phone.readAll()).map(({ id }) => id)).toEqual(
        [...alive, later].map(({ id }) => id),
      )
    })

    it('loses nothing of a race between replacing and writing', async () => {
      const phone = await openPhone()
      const written = new Set<string>()
      for (let round = 0; round < often({ test: 15, proof: 150 }); round++) {
        const { head } = await phone.read()
        const [whole, fresh] = [await phone.readAll(), newEntry(50)]
        const again = whole.map(({ id, sealed }) => ({ id, sealed }))
        const [added, ...replaced] = await Promise.all([
          otherPhoneOf(phone).add(fresh),
          phone.replace(head, head, again),
          otherPhoneOf(phone).replace(head, head, again),
        ])
        expect(added.statusCode).toBe(200)
        for (const one of replaced) expect([200, 409]).toContain(one.statusCode)
        written.add(fresh.id)
        const ids = (await phone.readAll()).map(({ id }) => id)
        expect(ids.toSorted()).toEqual([...written].toSorted())
      }
    })

    it('tells a reader to begin anew when what comes next is gone', async () => {
      const phone = await openPhone()
      await phone.add(newEntry(), newEntry(), newEntry())
      const { head, first } = await phone.read()
      await phone.replace(head, head - 1, [newEntry()])
      const [whole, late, nearly] = [
        await phone.read(),
        await phone.read(first),
        await phone.read(head - 1),
      ]
      expect([whole.anew, late.anew, nearly.anew]).toEqual([false, true, false])
      expect(late.entries).toEqual(whole.entries)
      expect(nearly.entries).toEqual(whole.entries)
    })

    it('that was deleted and opened again is noticed by a phone that knows the old one', async () => {
      const phone = await openPhone()
      await phone.add(...Array.from({ length: 50 }, () => newEntry(1)))
      const { head } = await phone.read()
      expect((await phone.ask('DELETE')).statusCode).toBe(204)
      await phone.open()
      expect(await otherPhoneOf(phone).read(head)).toMatchObject({ anew: true, entries: [] })
      const entry = newEntry()
      await phone.add(entry)
      expect(await otherPhoneOf(phone).read(head)).toMatchObject({ anew: true, entries: [entry] })
      const beyond = await phone.read(999_999_999_999_999)
      expect(beyond).toMatchObject({ anew: true, more: false, entries: [entry] })
    })

    it('is full at ten megabytes, says so, and keeps what it has', async () => {
      const phone = await openPhone()
      const whole = mostOfBox / mostOfEntry
      for (let count = 0; count < whole; count++) await phone.add(newEntry(mostOfEntry))
      const before = await phone.read()
      expect(before.bytes).toBe(mostOfBox)
      expect(await codeOf(phone.add(newEntry(1)))).toEqual([413, 'box_full'])
      const { head, first } = before
      const tooMuch = [newEntry(mostOfEntry), newEntry(1)]
      expect(await codeOf(phone.replace(head, first, tooMuch))).toEqual([413, 'box_full'])
      expect(await phone.read()).toEqual(before)
      expect((await phone.replace(head, first, tooMuch.slice(0, 1))).statusCode).toBe(200)
      // What lies there already takes no room when it is sent again.
      expect((await phone.add(...tooMuch.slice(0, 1))).json()).toMatchObject({ bytes: mostOfBox })
    })

    it('takes all of a request or nothing of it', async () => {
      const phone = await openPhone()
      const room = newEntry(mostOfEntry)
      for (let count = 0; count < mostOfBox / mostOfEntry - 1; count++) {
        await phone.add({ ...room, id: newEntry(1).id })
      }
      const before = await phone.read()
      const crumbs = Array.from({ length: 129 }, () => newEntry(1))
      expect(await codeOf(phone.add(...crumbs))).toEqual([413, 'box_full'])
      expect(await phone.read()).toEqual(before)
      expect((await phone.add(...crumbs.slice(1))).json()).toMatchObject({ bytes: mostOfBox })
    })
  })
}
