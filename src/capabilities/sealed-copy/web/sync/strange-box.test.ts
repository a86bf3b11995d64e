import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { fromBase64url, toBase64url } from '../base64url.ts'
import { deriveKeys } from '../keys.ts'
import { createSealer } from '../seal-entry.ts'
import { createBoxInMemory } from '../testing/box-in-memory.ts'
import { createPhone, someWords } from '../testing/phone.ts'

async function build() {
  const box = createBoxInMemory()
  const phone = await createPhone(box, { name: 'phonehere' })
  return { box, phone, tab: phone.openTab() }
}

const id = (n: number) =>
  toBase64url(Uint8Array.from({ length: 16 }, (_, at) => (at === 0 ? n : 0)))
const sealed = async (text: string, words = someWords) =>
  (await createSealer(await deriveKeys(words))).seal(text)

describe('a box with what is not ours in it', () => {
  it('is read past what is damaged or foreign, which is counted', async () => {
    const { box, phone, tab } = await build()
    await tab.page('a', 'first')
    await tab.sync()
    const otherWords = someWords.toReversed()
    const page = { id: 'x', changed: 5, date: 'no day', time: '07:30', content: 'misshapen' }
    const misshapen = { kind: 'diary', id: 'x', changed: 5, record: page, heard: { phonexx: 5 } }
    const entries = [
      'AAAA',
      await sealed('{"changes":[]}', otherWords),
      await sealed('no json'),
      await sealed('{"something":"else"}'),
      await sealed(JSON.stringify({ changes: [misshapen] })),
      await sealed(JSON.stringify({ changes: [{ ...misshapen, record: null, heard: {} }] })),
    ]
    await box.append(entries.map((each, at) => ({ id: id(at), sealed: each })))
    await tab.page('b', 'second')
    expect(await tab.sync()).toMatchObject({ unread: entries.length })
    expect(await tab.sync()).toMatchObject({ unread: entries.length })
    const third = await createPhone(box, { name: 'phonethird' })
    await third.openTab().sync()
    expect(await third.texts()).toEqual(await phone.texts())
    expect(await third.texts()).toEqual({ a: 'first', b: 'second' })
  })

  it('is not tidied by a page that is too old to read all of it', async () => {
    const { box, tab } = await build()
    const future = { kind: 'dreams', id: 'x', changed: 5, record: null, heard: { phonexx: 5 } }
    await box.append([{ id: id(1), sealed: await sealed(JSON.stringify({ changes: [future] })) }])
    for (let n = 0; n < 100; n++) {
      await tab.page('a', `${n}`)
      await tab.sync()
    }
    expect(box.log().first).toBe(1)
    expect(box.log().bytes).toBeGreaterThan(100 * 1024)
  })

  it('is filled again by both phones when the server has gone back to an older state', async () => {
    const { box, phone, tab } = await build()
    const there = await createPhone(box, { name: 'phonethere' })
    const other = there.openTab()
    await tab.page('a', 'first')
    await tab.sync()
    await other.sync()
    const { head } = box.log()
    const before = [...box.entries]
    await tab.page('b', 'second')
    await tab.page('c', 'third')
    await tab.sync()
    await tab.page('d', 'fourth')
    await tab.sync()
    box.restore(before, head)
    await other.page('e', 'written there')
    await tab.sync()
    await other.sync()
    await tab.sync()
    expect(await there.texts()).toEqual(await phone.texts())
    expect(Object.keys(await there.texts())).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('says that it is gone, and takes nothing from the phone', async () => {
    const { box, phone, tab } = await build()
    await tab.page('a', 'first')
    await tab.sync()
    await box.remove()
    await expect(tab.sync()).rejects.toMatchObject({ code: 'unknown_box' })
    expect(await phone.texts()).toEqual({ a: 'first' })
  })

  it('gives exactly what was sealed or refuses, whichever bit is turned', async () => {
    const sealer = await createSealer(await deriveKeys(someWords))
    const text = JSON.stringify({ changes: [{ content: 'मेरो गोप्य कुरा '.repeat(40) }] })
    const whole = await sealer.seal(text)
    const bytes = fromBase64url(whole)
    for (let n = 0; n < often({ test: 200, proof: 1000 }); n++) {
      const turned = bytes.slice()
      const at = n < 30 ? n : Math.floor(Math.random() * bytes.length)
      turned[at] = (turned[at] as number) ^ (1 << (n % 8))
      expect(await sealer.open(toBase64url(turned))).toBeNull()
    }
    expect(await sealer.open(whole.slice(0, -4))).toBeNull()
    expect(await sealer.open('')).toBeNull()
    expect(await sealer.open('no base64 °')).toBeNull()
    expect(await sealer.open(whole)).toEqual({ text })
  })
})
