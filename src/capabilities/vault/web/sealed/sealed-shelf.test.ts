import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { makeRandomId } from '#kit/web/random-id.ts'
import { importKey } from '../lock/stretch.ts'
import { createSealedShelf, type SealedShelf } from './sealed-shelf.ts'
import type { Sealable } from './sealed-step.ts'
import { createCellsInMemory } from './testing/cells-in-memory.ts'

interface Page extends Sealable {
  readonly content: string
}

const page = (id: string, content = id, changed = 1): Page => ({ id, changed, content })

async function build() {
  const { cells, kept } = createCellsInMemory()
  const key = await importKey(crypto.getRandomValues(new Uint8Array(32)))
  const house = { key, directory: makeRandomId(), lockId: 'a lock', slots: [0, 1, 2, 3] }
  return { kept, house, open: () => createSealedShelf(cells, house) }
}

async function listOf(shelf: SealedShelf, kind = 'diary'): Promise<readonly Sealable[]> {
  const found: Sealable[] = []
  await shelf.walk(kind, (batch) => found.push(...batch) > 0)
  return found
}

const put = (shelf: SealedShelf, record: Page, seen: number | null = null, kind = 'diary') =>
  shelf.write([{ kind, id: record.id, record, seen }])

const idOf = (n: number) => String(n).padStart(6, '0')
const long = 'भोलि बिहानै उठेर चिया पकाउँछु। '.repeat(20)

describe('a sealed shelf', () => {
  it('gives back what was put there, the newest first, also in another tab', async () => {
    const { open } = await build()
    const one = open()
    for (let n = 0; n < 200; n++) await put(one, page(idOf(n), `${n} ${long}`))
    const other = open()
    expect((await listOf(other)).map(({ id }) => id)).toEqual(
      Array.from({ length: 200 }, (_, n) => idOf(199 - n)),
    )
    expect(await other.read('diary', idOf(77))).toEqual(page(idOf(77), `77 ${long}`))
    expect(await other.read('diary', 'nothing')).toBeUndefined()
    expect(await listOf(other, 'moods')).toEqual([])
  })

  it('says when another tab was quicker, and nothing of the write happens', async () => {
    const { open } = await build()
    const [one, other] = [open(), open()]
    await put(one, page('a', 'first', 1))
    expect(await put(other, page('a', 'blind', 2))).toBe('overtaken')
    expect(await put(other, page('a', 'second', 2), 1)).toBe('written')
    const both = await one.write([
      { kind: 'diary', id: 'b', record: page('b'), seen: null },
      { kind: 'diary', id: 'a', record: page('a', 'late', 3), seen: 1 },
    ])
    expect(both).toBe('overtaken')
    expect(await listOf(one)).toEqual([page('a', 'second', 2)])
  })

  it('does as a plain list does, whatever is written by two tabs in whatever order', async () => {
    const step = fc.record({
      tab: fc.nat(1),
      kind: fc.constantFrom('diary', 'drafts', 'gone'),
      n: fc.nat(40),
      size: fc.constantFrom(1, 30, 3000, 60_000),
      remove: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { open } = await build()
        const tabs = [open(), open()]
        const plain = new Map<string, Page>()
        let clock = 0
        for (const { tab, kind, n, size, remove } of steps) {
          const id = idOf(n)
          const before = plain.get(`${kind} ${id}`)
          if (remove && !before) continue
          const record = remove ? null : page(id, 'क'.repeat(size), ++clock)
          const seen = before?.changed ?? null
          const written = await tabs[tab]?.write([{ kind, id, record, seen }])
          expect(written).toBe('written')
          record ? plain.set(`${kind} ${id}`, record) : plain.delete(`${kind} ${id}`)
        }
        for (const kind of ['diary', 'drafts', 'gone']) {
          const expected = [...plain]
            .filter(([name]) => name.startsWith(`${kind} `))
            .map(([, record]) => record)
            .sort((a, b) => (a.id < b.id ? 1 : -1))
          expect(await listOf(open(), kind)).toEqual(expected)
        }
      }),
      { numRuns: often({ test: 20, proof: 400 }) },
    )
  })

  it('does as a plain list does, also where one write fills and empties many packs', async () => {
    const change = fc.record({ n: fc.nat(60), size: fc.constantFrom(1, 900, 5000, 20_000, null) })
    const write = fc.uniqueArray(change, { selector: ({ n }) => n, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 12 }), async (writes) => {
        const { open } = await build()
        const shelf = open()
        const plain = new Map<string, Page>()
        for (const [at, changes] of writes.entries()) {
          const steps = changes.map(({ n, size }) => {
            const id = idOf(n)
            const record = size === null ? null : page(id, 'क'.repeat(size), at + 1)
            return { kind: 'diary', id, record, seen: plain.get(id)?.changed ?? null }
          })
          expect(await shelf.write(steps)).toBe('written')
          for (const { id, record } of steps) record ? plain.set(id, record) : plain.delete(id)
          const expected = [...plain.values()].sort((a, b) => (a.id < b.id ? 1 : -1))
          expect(await listOf(open())).toEqual(expected)
          for (const record of expected)
            expect(await shelf.read('diary', record.id)).toEqual(record)
        }
      }),
      { numRuns: often({ test: 30, proof: 400 }) },
    )
  })

  it('keeps what two tabs write at the same time', async () => {
    const { open } = await build()
    const tabs = [open(), open()]
    const fill = (shelf: SealedShelf, letter: string) =>
      Promise.all(
        Array.from({ length: 8 }, async (_, n) => {
          const record = page(`${letter}${n}`, long.repeat(30))
          while ((await put(shelf, record)) === 'overtaken') {
            // Read again and tried again, as the vault does.
          }
        }),
      )
    await Promise.all(tabs.map((shelf, place) => fill(shelf, 'ab'[place] as string)))
    expect(await listOf(open())).toHaveLength(16)
  })

  it('tells nothing: no word, no id, no date, and whole blocks alone', async () => {
    const { open, kept } = await build()
    const shelf = open()
    for (let n = 0; n < 50; n++) await put(shelf, page(`2026-11-${n}`, `मेरो गोप्य कुरा ${n} secret`))
    const all = Buffer.concat([...kept.values()])
    for (const word of ['secret', 'गोप्य', '2026-11', 'diary', 'content', 'packs']) {
      expect(all.includes(word), word).toBe(false)
      expect([...kept.keys()].join()).not.toContain(word)
    }
    for (const cell of kept.values()) expect((cell.length - 28) % 4096).toBe(0)
    for (const id of kept.keys()) expect(id).toMatch(/^[0-9a-f]{32}$/)
  })

  it('gives exactly what was written or refuses, whichever bit is turned', async () => {
    const { open, kept } = await build()
    for (let n = 0; n < 30; n++) await put(open(), page(idOf(n), `${n} ${long}`))
    const whole = await listOf(open())
    const ids = [...kept.keys()]
    for (let n = 0; n < often({ test: 120, proof: 1000 }); n++) {
      const id = ids[n % ids.length] as string
      const cell = kept.get(id) as Uint8Array<ArrayBuffer>
      const turned = cell.slice()
      const at = Math.floor(Math.random() * cell.length)
      turned[at] = (turned[at] as number) ^ (1 << (n % 8))
      kept.set(id, turned)
      await expect(listOf(open())).rejects.toThrow(/^$/)
      kept.set(id, cell)
    }
    expect(await listOf(open())).toEqual(whole)
  })

  it('still gives what lies in other packs, and says that something is missing', async () => {
    const { open, kept } = await build()
    for (let n = 0; n < 200; n++) await put(open(), page(idOf(n), `${n} ${long}`))
    const shelf = open()
    const [first] = await listOf(shelf)
    const before = new Map(kept)
    // The cell that changes with the newest page is its pack.
    await put(shelf, page(idOf(199), 'changed', 2), first?.changed ?? null)
    const [cell] = [...kept].find(([id, bytes]) => before.get(id) !== bytes) as [string, unknown]
    kept.set(cell, new Uint8Array(28 + 4096))
    const found: Sealable[] = []
    await expect(open().walk('diary', (batch) => found.push(...batch) > 0)).rejects.toMatchObject({
      name: 'Damaged',
    })
    expect(found.length).toBeGreaterThan(100)
    expect(found.map(({ id }) => id)).not.toContain(idOf(199))
  })

  it('refuses a cell that lies where another lay, and one of another house', async () => {
    const { open, kept } = await build()
    await put(open(), page('a'))
    await put(open(), page('b'), null, 'journal')
    const [one, other] = [...kept.keys()] as [string, string]
    kept.set(one, kept.get(other) as Uint8Array<ArrayBuffer>)
    await expect(listOf(open())).rejects.toMatchObject({ name: 'Damaged' })
  })
})
