import { describe, expect, it } from 'vitest'
import { acceptedPacking } from './accepted-packing.ts'

describe('how a reply may be packed', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, BR;q=0.5', 'br'],
    ['gzip, deflate', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q = 0', undefined],
    ['identity', undefined],
    ['brotli, gzipped', undefined],
    ['', undefined],
    [undefined, undefined],
  ] as const)('is understood of %j', (header, packing) => {
    expect(acceptedPacking(header)).toBe(packing)
  })
})
