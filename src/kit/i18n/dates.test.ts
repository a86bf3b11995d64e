import { describe, expect, it } from 'vitest'
import { formatAdDay, nameWeekday } from './dates.ts'

describe('a Gregorian date', () => {
  const saturday = { year: 2026, month: 11, day: 21 }

  it('is written as each language writes it', () => {
    expect(formatAdDay(saturday, 'en')).toBe('Saturday, 21 November 2026')
    expect(formatAdDay(saturday, 'np')).toBe('सन् २०२६ नोभेम्बर २१ तारिख')
    expect(nameWeekday(saturday, 'np')).toBe('शनिबार')
  })

  it('is empty when there is no such day', () => {
    expect(formatAdDay({ year: 2026, month: 2, day: 30 }, 'en')).toBe('')
    expect(formatAdDay({ year: 2026, month: 13, day: 1 }, 'np')).toBe('')
  })
})
