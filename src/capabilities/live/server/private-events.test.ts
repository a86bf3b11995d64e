import { describe, expect, it } from 'vitest'
import { createPrivateEvents } from './private-events.ts'

const said = (id: string, at = 0, body = '"…"') => ({ id, kind: 'said', body, at })

describe('what was told privately', () => {
  it('is kept once, and handed on from the last word heard', () => {
    const privateEvents = createPrivateEvents()
    expect(privateEvents.lastId('sita')).toBe('-')
    expect(privateEvents.keep('sita', said('a'))).toBe(true)
    expect(privateEvents.keep('sita', said('a'))).toBe(false)
    privateEvents.keep('sita', said('b'))
    expect(privateEvents.lastId('sita')).toBe('b')
    expect(privateEvents.after('sita', 'a', 0).map(({ id }) => id)).toEqual(['b'])
    expect(privateEvents.after('sita', '-', 0).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(privateEvents.after('hari', '-', 0)).toEqual([])
  })

  it('is handed on for a minute, and remembered a little longer', () => {
    const privateEvents = createPrivateEvents()
    privateEvents.keep('sita', said('old', 0))
    privateEvents.keep('sita', said('new', 50_000))
    expect(privateEvents.after('sita', '-', 70_000).map(({ id }) => id)).toEqual(['new'])
    expect(privateEvents.recent('sita')).toHaveLength(2)
    privateEvents.forgetOlderThan(10_000)
    expect(privateEvents.recent('sita').map(({ id }) => id)).toEqual(['new'])
    privateEvents.forgetOlderThan(60_000)
    expect(privateEvents.recent('sita')).toEqual([])
  })

  it('never fills the memory: the longest unheard of are let go first', () => {
    const privateEvents = createPrivateEvents()
    const long = 'x'.repeat(100_000)
    for (let visitor = 0; visitor < 400; visitor++)
      privateEvents.keep(`${visitor}`, said('a', 0, long))
    expect(privateEvents.recent('0')).toEqual([])
    expect(privateEvents.recent('399')).toHaveLength(1)
    const kept = Array.from(
      { length: 400 },
      (_, visitor) => privateEvents.recent(`${visitor}`).length,
    )
    expect(kept.filter((count) => count > 0)).toHaveLength(160)
    for (let word = 0; word < 100; word++) privateEvents.keep('399', said(`w${word}`))
    expect(privateEvents.recent('399')).toHaveLength(40)
  })
})
