import { describe, expect, it } from 'vitest'
import { fromBase64url } from './base64url.ts'
import { deriveKeys } from './keys.ts'
import { createSealer } from './seal-entry.ts'
import { someWords } from './testing/phone.ts'

describe('what the words lead to', () => {
  it('is the same on every phone: where the copy lies, what lets one write, what opens it', async () => {
    expect(await deriveKeys(someWords)).toEqual(await deriveKeys(someWords.slice()))
    const { box, token, key } = await deriveKeys(someWords)
    expect(new Set([box, token, key]).size).toBe(3)
    for (const each of [box, token, key]) expect(fromBase64url(each)).toHaveLength(32)
    // Written down: a page that derived another would not find the copies of before.
    expect(box).toBe('uPG_1A5c5sggmGHFEL2UilkCR_P5zLM0ULM9VcMQAqs')
  })

  it('is another for other words', async () => {
    const other = someWords.slice()
    other[15] = (other[15] as number) ^ 1
    const [one, two] = [await deriveKeys(someWords), await deriveKeys(other)]
    expect(one.box).not.toBe(two.box)
    expect(one.token).not.toBe(two.token)
    expect(one.key).not.toBe(two.key)
  })
})

describe('an entry', () => {
  it('is a whole number of blocks, and of one length for texts of about one length', async () => {
    const sealer = await createSealer(await deriveKeys(someWords))
    const sizeOf = async (text: string) => fromBase64url(await sealer.seal(text)).length
    expect(await sizeOf('')).toBe(1024)
    expect(await sizeOf('थकित छु। '.repeat(10))).toBe(1024)
    const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(30_000))).toString('hex')
    expect((await sizeOf(noise)) % 4096).toBe(0)
  })

  it('never looks the same twice, and shows none of its words', async () => {
    const sealer = await createSealer(await deriveKeys(someWords))
    const [one, two] = [await sealer.seal('मेरो कुरा secret'), await sealer.seal('मेरो कुरा secret')]
    expect(one).not.toBe(two)
    expect(Buffer.from(one, 'base64url').includes('secret')).toBe(false)
    expect(await sealer.open(one)).toEqual({ text: 'मेरो कुरा secret' })
  })

  it('of one box does not open in another', async () => {
    const keys = await deriveKeys(someWords)
    const { box } = await deriveKeys(someWords.toReversed())
    const sealed = await (await createSealer(keys)).seal('a page')
    expect(await (await createSealer({ ...keys, box })).open(sealed)).toBeNull()
  })
})
