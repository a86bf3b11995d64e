import { describe, expect, it } from 'vitest'
import { findFacts } from './find-facts.ts'

describe('what is so above a reading', () => {
  it('is the day with its lord, and the moon of the evening in Kathmandu', () => {
    // Tuesday, 24 November 2026, full moon; in London it is still Monday.
    const now = Date.UTC(2026, 10, 23, 20)
    expect(findFacts('daily', now, 'en')).toEqual([
      { word: 'discover.rashifal.dayOf', values: { weekday: 'Tuesday', lord: 'Mars' } },
      { word: 'discover.rashifal.moon.full' },
    ])
    expect(findFacts('daily', now, 'np')[0]?.values).toEqual({
      weekday: 'मङ्गलबार',
      lord: 'मङ्गल',
    })
  })

  it('is for a month the sign the sun is in, as the Nepali calendar counts it', () => {
    // 5 Mangsir 2083
    expect(findFacts('monthly', Date.UTC(2026, 10, 21), 'en')).toEqual([
      { word: 'discover.rashifal.sunIn', values: { sign: 'Scorpio' } },
    ])
    // 10 Baisakh 2083
    expect(findFacts('monthly', Date.UTC(2026, 3, 23), 'np')[0]?.values).toEqual({ sign: 'मेष' })
  })

  it('is nothing for a week', () => {
    expect(findFacts('weekly', Date.UTC(2026, 10, 21), 'en')).toEqual([])
  })
})
