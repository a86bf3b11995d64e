import { describe, expect, it } from 'vitest'
import { isWhole, signOfBirth } from './sign-of-birth.ts'

const typed = (calendar: 'ad' | 'bs', year: string, month: string, day: string) => ({
  calendar,
  year,
  month,
  day,
})

describe('the sign of a birthday', () => {
  it('is read from a day and a month of the AD calendar, without a year', () => {
    expect(signOfBirth(typed('ad', '', '3', '21'))?.id).toBe('aries')
    expect(signOfBirth(typed('ad', '', '1', '19'))?.id).toBe('capricorn')
    expect(isWhole(typed('ad', '', '1', '19'))).toBe(true)
  })

  it('is read from a Nepali date in Nepali digits', () => {
    // 1 Baisakh 2080 was 14 April 2023.
    expect(signOfBirth(typed('bs', '२०८०', '1', '१'))?.id).toBe('aries')
    expect(signOfBirth(typed('bs', '2080', '1', '7'))?.id).toBe('taurus')
    expect(isWhole(typed('bs', '', '1', '7'))).toBe(false)
  })

  it('is not made up for a day no calendar has', () => {
    expect(signOfBirth(typed('ad', '', '2', '30'))).toBeUndefined()
    expect(signOfBirth(typed('ad', '', '2', 'two'))).toBeUndefined()
    expect(signOfBirth(typed('bs', '2080', '1', '40'))).toBeUndefined()
    expect(signOfBirth(typed('bs', '1', '1', '1'))).toBeUndefined()
  })
})
