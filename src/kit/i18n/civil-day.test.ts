import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDayNumber, isRealDay, toDayNumber, weekdayOf } from './civil-day.ts'

describe('days of the Gregorian calendar', () => {
  it('are counted from 1 January 1970, a Thursday', () => {
    expect(toDayNumber({ year: 1970, month: 1, day: 1 })).toBe(0)
    expect(weekdayOf(0)).toBe(4)
    expect(weekdayOf(-1)).toBe(3)
  })

  it('exist or do not', () => {
    expect(isRealDay({ year: 2024, month: 2, day: 29 })).toBe(true)
    expect(isRealDay({ year: 2023, month: 2, day: 29 })).toBe(false)
    expect(isRealDay({ year: 2023, month: 13, day: 1 })).toBe(false)
    expect(isRealDay({ year: 2023, month: 1, day: 1.5 })).toBe(false)
    expect(isRealDay({ year: 0, month: 1, day: 1 })).toBe(false)
    expect(isRealDay({ year: 10_000, month: 1, day: 1 })).toBe(false)
    expect(isRealDay({ year: Number.NaN, month: 1, day: 1 })).toBe(false)
  })

  it('keep the years of the first century', () => {
    const day = { year: 50, month: 6, day: 1 }
    expect(fromDayNumber(toDayNumber(day))).toEqual(day)
  })

  it('follow one another through the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 700_000 }), (dayNumber) => {
        expect(toDayNumber(fromDayNumber(dayNumber))).toBe(dayNumber)
        expect(weekdayOf(dayNumber + 1)).toBe((weekdayOf(dayNumber) + 1) % 7)
      }),
    )
  })
})
