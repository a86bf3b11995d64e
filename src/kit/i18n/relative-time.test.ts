import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Language } from './language.ts'
import { formatRelative } from './relative-time.ts'

const at = (iso: string) => Date.parse(`${iso}+05:45`)
const noon = at('2026-11-21T12:00')
const say = (then: number, language: Language, now = noon) =>
  formatRelative(then, now, language, 'Asia/Kathmandu')

describe('how long ago', () => {
  it.each([
    ['2026-11-21T11:59:30', 'just now', 'भर्खरै'],
    ['2026-11-21T11:59:00', '1 minute ago', '१ मिनेट अघि'],
    ['2026-11-21T11:00:01', '59 minutes ago', '५९ मिनेट अघि'],
    ['2026-11-21T11:00', '1 hour ago', '१ घण्टा अघि'],
    ['2026-11-21T00:00', '12 hours ago', '१२ घण्टा अघि'],
    ['2026-11-20T23:00', 'yesterday', 'हिजो'],
    ['2026-11-20T00:00', 'yesterday', 'हिजो'],
    ['2026-11-19T23:59', '2 days ago', 'अस्ति'],
    ['2026-11-18T23:59', '3 days ago', '३ दिन अघि'],
    ['2026-11-15T12:00', '6 days ago', '६ दिन अघि'],
    ['2026-11-14T12:00', '1 week ago', '१ हप्ता अघि'],
    ['2026-10-22T12:00', '4 weeks ago', '४ हप्ता अघि'],
    ['2026-10-21T23:00', '1 month ago', '१ महिना अघि'],
    ['2025-11-22T12:00', '11 months ago', '११ महिना अघि'],
    ['2025-11-21T12:00', '1 year ago', '१ वर्ष अघि'],
    ['2014-05-01T12:00', '12 years ago', '१२ वर्ष अघि'],
  ])('%s is %s, %s', (then, english, nepali) => {
    expect(say(at(then), 'en')).toBe(english)
    expect(say(at(then), 'np')).toBe(nepali)
  })

  it('goes by minutes, not by midnight, while it is fresh', () => {
    expect(say(at('2026-11-20T23:50'), 'np', at('2026-11-21T00:10'))).toBe('२० मिनेट अघि')
  })

  it('calls the evening before yesterday, in the zone of the reader', () => {
    const then = at('2026-11-20T23:00')
    const now = at('2026-11-21T01:00')
    expect(formatRelative(then, now, 'en', 'Asia/Kathmandu')).toBe('yesterday')
    expect(formatRelative(then, now, 'en', 'Asia/Qatar')).toBe('2 hours ago')
  })

  it('takes a clock that runs behind for a moment ago', () => {
    expect(say(noon + 5000, 'np')).toBe('भर्खरै')
    expect(say(noon + 400 * 86_400_000, 'en')).toBe('just now')
  })

  it('says nothing of a moment that is none', () => {
    expect(say(Number.NaN, 'en')).toBe('')
    expect(say(-1e300, 'np')).toBe('')
  })

  it('never speaks of zero, of minus or of too many', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e10, max: 2e12 }), (elapsed) => {
        const said = say(noon - elapsed, 'en')
        const [, count, unit] = /^(\d+) (minute|hour|day|week|month|year)s? ago$/.exec(said) ?? []
        if (!unit) return void expect(['just now', 'yesterday']).toContain(said)
        const most = { minute: 59, hour: 24, day: 6, week: 4, month: 11, year: 70 }[unit]
        expect(Number(count)).toBeGreaterThan(0)
        expect(Number(count)).toBeLessThanOrEqual(most ?? 0)
      }),
    )
  })
})
