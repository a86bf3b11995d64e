import { describe, expect, it } from 'vitest'
import { createNewest } from './newest.ts'

describe('the newest of each thing', () => {
  it('is made once a version', () => {
    const newest = createNewest<number>(5)
    let made = 0
    const make = () => ++made
    expect([newest('a', '1', make), newest('a', '1', make), newest('a', '2', make)]).toEqual([
      1, 1, 2,
    ])
  })

  it('takes the place of the one before', () => {
    const newest = createNewest<number>(5)
    newest('a', '1', () => 1)
    newest('a', '2', () => 2)
    expect(newest('a', '1', () => 3)).toBe(3)
  })

  it('stays among so many, and the one made longest ago goes first', () => {
    const newest = createNewest<string>(2)
    newest('a', '1', () => 'a')
    newest('b', '1', () => 'b')
    newest('a', '2', () => 'newer a')
    newest('c', '1', () => 'c')
    expect(newest('a', '2', () => 'made again')).toBe('newer a')
    expect(newest('b', '1', () => 'made again')).toBe('made again')
  })
})
