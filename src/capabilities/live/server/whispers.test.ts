import { describe, expect, it } from 'vitest'
import { createWhispers } from './whispers.ts'

const said = (id: string, at = 0, body = '"…"') => ({ id, kind: 'said', body, at })

describe('what was told privately', () => {
  it('is kept once, and handed on from the last word heard', () => {
    const whispers = createWhispers()
    expect(whispers.lastId('sita')).toBe('-')
    expect(whispers.keep('sita', said('a'))).toBe(true)
    expect(whispers.keep('sita', said('a'))).toBe(false)
    whispers.keep('sita', said('b'))
    expect(whispers.lastId('sita')).toBe('b')
    expect(whispers.after('sita', 'a', 0).map(({ id }) => id)).toEqual(['b'])
    expect(whispers.after('sita', '-', 0).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(whispers.after('hari', '-', 0)).toEqual([])
  })

  it('is handed on for a minute, and remembered a little longer', () => {
    const whispers = createWhispers()
    whispers.keep('sita', said('old', 0))
    whispers.keep('sita', said('new', 50_000))
    expect(whispers.after('sita', '-', 70_000).map(({ id }) => id)).toEqual(['new'])
    expect(whispers.recent('sita')).toHaveLength(2)
    whispers.forgetOlderThan(10_000)
    expect(whispers.recent('sita').map(({ id }) => id)).toEqual(['new'])
    whispers.forgetOlderThan(60_000)
    expect(whispers.recent('sita')).toEqual([])
  })

  it('never fills the memory: the longest unheard of are let go first', () => {
    const whispers = createWhispers()
    const long = 'x'.repeat(100_000)
    for (let visitor = 0; visitor < 400; visitor++) whispers.keep(`${visitor}`, said('a', 0, long))
    expect(whispers.recent('0')).toEqual([])
    expect(whispers.recent('399')).toHaveLength(1)
    const kept = Array.from({ length: 400 }, (_, visitor) => whispers.recent(`${visitor}`).length)
    expect(kept.filter((count) => count > 0)).toHaveLength(160)
    for (let word = 0; word < 100; word++) whispers.keep('399', said(`w${word}`))
    expect(whispers.recent('399')).toHaveLength(40)
  })
})
