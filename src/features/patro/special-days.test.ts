import { describe, expect, it } from 'vitest'
import { findMonth } from '#capabilities/days/calendar-month.ts'
import { isoToDayNumber } from '#kit/i18n/civil-day.ts'
import { specialDaysOf } from './special-days.ts'

function namesIn(date: string): string[] {
  const month = findMonth('bs', isoToDayNumber(date))
  return month ? specialDaysOf(month).map(({ day, name }) => `${day} ${name.en}`) : []
}

describe('the days to know of a month', () => {
  it('are those of its own calendar and of the other, in their order', () => {
    expect(namesIn('2026-04-20')).toEqual([
      '1 Nepali New Year',
      '11 Loktantra Day',
      '18 Labour Day',
    ])
    expect(namesIn('2027-01-01')).toEqual([
      '10 Christmas',
      '17 New Year (AD)',
      '27 Prithvi Jayanti',
    ])
  })

  it('are none in a month that has none', () => {
    expect(namesIn('2026-11-23')).toEqual([])
  })
})
