import { describe, expect, it } from 'vitest'
import { createSteppingClock } from '#kit/testing/test-clock.ts'
import { createRecentTexts } from './recent-texts.ts'

const hour = 3_600_000

describe('what a visitor said of late', () => {
  it('is remembered for a day, the newest first and ten at most', () => {
    const clock = createSteppingClock()
    const recent = createRecentTexts(clock)
    for (let count = 1; count <= 12; count++) recent.said('sita', `p${count}`, `text ${count}`)
    expect(recent.of('sita')).toHaveLength(10)
    expect(recent.of('sita')[0]).toBe('text 12')
    expect(recent.of('hari')).toEqual([])
    clock.pass(25 * hour)
    expect(recent.of('sita')).toEqual([])
  })

  it('may be said again once it was deleted', () => {
    const recent = createRecentTexts(createSteppingClock())
    recent.said('sita', 'p1', 'a slip')
    recent.said('sita', 'p2', 'the next')
    recent.unsaid('sita', 'p1')
    recent.unsaid('nobody', 'p1')
    expect(recent.of('sita')).toEqual(['the next'])
  })

  it('is forgotten of who said nothing for longest, before it grows too large', () => {
    const recent = createRecentTexts(createSteppingClock(), 2)
    for (const who of ['sita', 'hari', 'sita', 'gita']) recent.said(who, 'p', `of ${who}`)
    expect([recent.of('sita').length, recent.of('hari').length, recent.of('gita').length]).toEqual([
      2, 0, 1,
    ])
  })
})
