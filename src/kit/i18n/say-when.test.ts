import { describe, expect, it } from 'vitest'
import { kathmandu } from './kathmandu.ts'
import { sayDayAndHour, sayWhen } from './say-when.ts'

const morning = Date.parse('2026-11-23T02:20:00Z')
const minute = 60_000
const day = 24 * 60 * minute

describe('when something was said', () => {
  it('is the hour where the day is known, in the figures of the language', () => {
    expect(sayWhen(morning, morning - minute, kathmandu, 'en')).toBe('8:05 AM')
    expect(sayWhen(morning, morning - minute, kathmandu, 'np')).toBe('बिहान ८:०५ बजे')
  })

  it('is the day too where another day stands before it', () => {
    expect(sayWhen(morning, morning - day, kathmandu, 'en')).toBe(
      '7 Mangsir 2083 BS, Monday · 8:05 AM',
    )
    expect(sayWhen(morning, morning + day, kathmandu, 'np')).toBe(
      sayDayAndHour(morning, kathmandu, 'np'),
    )
  })

  it('goes by the midnight of the place it is shown in', () => {
    const late = Date.parse('2026-11-22T18:10:00Z')
    expect(sayWhen(late + 10 * minute, late, kathmandu, 'en')).toMatch(/Monday · 12:05 AM$/)
    expect(sayWhen(late + 10 * minute, late, 'UTC', 'en')).toBe('6:20 PM')
  })

  it('says the Gregorian day where the table of the Bikram Sambat ends', () => {
    expect(sayDayAndHour(Date.parse('2100-01-01T00:00:00Z'), kathmandu, 'en')).toMatch(/2100/)
  })
})
