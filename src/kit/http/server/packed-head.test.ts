import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPackedHead } from './packed-head.ts'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
const packings = ['br', 'gzip'] as const

describe.each(packings)('a head packed once, as %s', (packing) => {
  it('is read with whatever tail as one', () => {
    const bytes = (most: number, least = 0) =>
      fc.uint8Array({ minLength: least, maxLength: most }).map((array) => Buffer.from(array))
    fc.assert(
      fc.property(bytes(5_000), fc.array(bytes(3_000, 1), { maxLength: 3 }), (start, tails) => {
        const head = createPackedHead(start)
        for (const tail of tails) {
          const packed = head.followedBy(tail, packing) as Buffer
          expect(unpack[packing](packed)).toEqual(Buffer.concat([start, tail]))
        }
      }),
    )
  })

  it('is small where it says the same again and again', () => {
    const words = Buffer.from('the rain has a kind voice today; '.repeat(1_000))
    const tail = Buffer.from('and you?')
    expect(createPackedHead(words).followedBy(tail, packing)?.length).toBeLessThan(400)
  })

  it('takes the longest tail that can be stored, and says so of a longer one', () => {
    const head = createPackedHead(Buffer.from('head'))
    const longest = Buffer.alloc(65_535, 'x')
    const packed = head.followedBy(longest, packing) as Buffer
    expect(unpack[packing](packed).length).toBe(65_539)
    expect(head.followedBy(Buffer.alloc(65_536), packing)).toBeUndefined()
    expect(head.followedBy(Buffer.alloc(0), packing)).toBeUndefined()
  })
})
