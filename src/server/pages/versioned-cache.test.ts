import { describe, expect, it } from 'vitest'
import { createVersionedCache } from './versioned-cache.ts'

describe('a cache of versions', () => {
  it('is made once a version', () => {
    const cache = createVersionedCache<number>(5)
    let made = 0
    const make = () => ++made
    expect([cache('a', '1', make), cache('a', '1', make), cache('a', '2', make)]).toEqual([1, 1, 2])
  })

  it('takes the place of the one before', () => {
    const cache = createVersionedCache<number>(5)
    cache('a', '1', () => 1)
    cache('a', '2', () => 2)
    expect(cache('a', '1', () => 3)).toBe(3)
  })

  it('stays among so many, and the one made longest ago goes first', () => {
    const cache = createVersionedCache<string>(2)
    cache('a', '1', () => 'a')
    cache('b', '1', () => 'b')
    cache('a', '2', () => 'newer a')
    cache('c', '1', () => 'c')
    expect(cache('a', '2', () => 'made again')).toBe('newer a')
    expect(cache('b', '1', () => 'made again')).toBe('made again')
  })
})
