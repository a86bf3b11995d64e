import { describe, expect, it } from 'vitest'
import { newId, randomId } from './new-id.ts'

describe('An id', () => {
  it('sorts by the time it was made, to the millisecond', () => {
    const times = [0, 1, 31, 32, 1_700_000_000_000, 1_700_000_000_001, 2_500_000_000_000]
    const ids = times.map(newId)
    expect(ids.toSorted()).toEqual(ids)
    expect(ids.map((id) => id.length)).toEqual(times.map(() => 26))
  })

  it('is never the same twice, even in one millisecond', () => {
    const ids = Array.from({ length: 5_000 }, () => newId(1_700_000_000_000))
    expect(new Set(ids).size).toBe(5_000)
  })
})

describe('A random id', () => {
  it('is as long, and sorts by chance', () => {
    const ids = Array.from({ length: 100 }, randomId)
    expect(ids.every((id) => /^[0-9a-z]{26}$/.test(id))).toBe(true)
    expect(ids.toSorted()).not.toEqual(ids)
    expect(new Set(ids).size).toBe(100)
  })
})
