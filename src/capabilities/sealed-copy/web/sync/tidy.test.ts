import { describe, expect, it } from 'vitest'
import type { Box } from '../box.ts'
import { type BoxInMemory, createBoxInMemory } from '../testing/box-in-memory.ts'
import { createPhone, type Tab } from '../testing/phone.ts'

const day = 86_400_000
let moment = 1_800_000_000_000
const now = () => ++moment

async function phoneWith(box: BoxInMemory, name = 'phonehere') {
  const phone = await createPhone(box, { name, now })
  return { phone, tab: phone.openTab() }
}

/** What a phone that knows nothing but the words would find. */
async function found(box: BoxInMemory) {
  const { phone, tab } = await phoneWith(box, 'phonenew')
  await tab.sync()
  return { texts: await phone.texts(), versions: await phone.versionTexts() }
}

async function fill(box: BoxInMemory) {
  const here = await phoneWith(box)
  for (let n = 0; n < 150; n++) {
    await here.tab.page(`page ${n % 12}`, `${n} ${'कुरा '.repeat(30)}`)
    if (n % 40 === 39) await here.tab.remove('page 3')
    await here.tab.sync()
  }
  return here
}

describe('a box that is tidied', () => {
  it('stays small however often a page is written over, and holds what stands', async () => {
    const box = createBoxInMemory()
    const { phone } = await fill(box)
    expect(box.log().head).toBeGreaterThan(150)
    expect(box.log().bytes).toBeLessThan(80 * 1024)
    expect((await found(box)).texts).toEqual(await phone.texts())
  })

  it('is followed by a phone that was away meanwhile, also in what was taken away', async () => {
    const box = createBoxInMemory()
    const away = await phoneWith(box, 'phoneaway')
    await away.tab.page('page 3', 'will go')
    await away.tab.page('page of mine', 'stays')
    await away.tab.sync()
    await away.tab.page('not sent', 'written while away')
    const { phone, tab } = await fill(box)
    await tab.remove('page 3')
    await tab.sync()
    expect(box.log().first).toBeGreaterThan(3)
    await away.tab.sync()
    await tab.sync()
    expect(await away.phone.texts()).toEqual(await phone.texts())
    expect(await phone.texts()).toMatchObject({ 'not sent': 'written while away' })
    expect(await phone.texts()).not.toHaveProperty('page 3')
  })

  it('keeps versions, and lets them go when they are past', async () => {
    const box = createBoxInMemory()
    const there = await phoneWith(box, 'phonethere')
    await there.tab.page('page 1', 'never seen by the other')
    const { tab } = await fill(box)
    await there.tab.sync()
    const writeOn = async () => {
      const { first } = box.log()
      for (let n = 0; n < 150; n++) {
        await tab.page('page 1', `again ${n}`)
        await tab.sync()
      }
      expect(box.log().first).toBeGreaterThan(first)
    }
    await writeOn()
    expect((await found(box)).versions).toEqual(['never seen by the other'])
    moment += 31 * day
    await writeOn()
    expect((await found(box)).versions).toEqual([])
  })

  it('loses nothing when it is cut off in the middle, or another phone writes in between', async () => {
    for (const cut of [1, 2, 3]) {
      const box = createBoxInMemory()
      const { phone, tab } = await phoneWith(box)
      // So much that one request does not carry it.
      const writeAll = async (tab: Tab) => {
        for (let n = 0; n < 24; n++) await tab.page(`long ${n}`, noise(14_000))
      }
      await writeAll(tab)
      await tab.sync()
      let replaced = 0
      const interrupted: Partial<Box> = {
        replace: async (replacement) => {
          if (++replaced < cut) return box.replace(replacement)
          if (cut === 2) await box.append([{ id: 'AAAAAAAAAAAAAAAAAAAAAA', sealed: 'AAAA' }])
          if (cut === 3) await box.replace(replacement)
          throw new Error('the line is cut')
        },
      }
      const bad = phone.openTab({ box: (given) => ({ ...given, ...interrupted }) })
      while (replaced === 0) {
        await writeAll(bad)
        await bad.sync().catch(() => {})
      }
      expect(replaced, `cut ${cut}`).toBe(cut)
      expect(Object.keys((await found(box)).texts)).toHaveLength(24)
      await phone.openTab().sync()
      expect((await found(box)).texts).toEqual(await phone.texts())
    }
  })

  it('makes room when it is full, and says so where there is none to be made', async () => {
    const box = createBoxInMemory({ most: 60_000 })
    const { phone, tab } = await phoneWith(box)
    for (let n = 0; n < 100; n++) {
      await tab.page('the same', `${n}`)
      expect(await tab.sync()).toMatchObject({ full: false })
    }
    await tab.page('too much', noise(130_000))
    expect(await tab.sync()).toMatchObject({ full: true })
    await tab.page('too much', 'short')
    expect(await tab.sync()).toMatchObject({ full: false })
    expect((await found(box)).texts).toEqual(await phone.texts())
  })

  it('brings back what this phone has lost without anybody taking it away', async () => {
    const box = createBoxInMemory()
    const { phone, tab } = await fill(box)
    const whole = await phone.texts()
    const page = await tab.shelf.read('diary', 'page 1')
    // Past the shelf that writes down what is taken away.
    const lost = { kind: 'gone', id: 'diary page 1', record: null, seen: null } as const
    const seen = page?.changed ?? null
    await tab.shelf.write([{ kind: 'diary', id: 'page 1', record: null, seen }, lost])
    expect(await phone.texts()).not.toEqual(whole)
    for (let n = 0; n < 100; n++) {
      await tab.page('other', `${n}`)
      await tab.sync()
    }
    expect(await phone.texts()).toEqual({ ...whole, other: '99' })
    expect((await found(box)).texts).toEqual({ ...whole, other: '99' })
  })
})

/** A text that no packing makes smaller. */
function noise(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil(length / 2)))
  return Buffer.from(bytes).toString('hex')
}
