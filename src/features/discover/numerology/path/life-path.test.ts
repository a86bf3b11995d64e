import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRealDay } from '#kit/i18n/civil-day.ts'
import { lifePath, reduce } from './life-path.ts'

const anyDate = fc
  .date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const)

describe('the life path', () => {
  it('of 29 November 1979 is 3, and shows how', () => {
    expect(lifePath(1979, 11, 29)).toEqual({
      number: 3,
      steps: { day: [29, 11], month: [11], year: [1979, 26, 8], sum: [30, 3] },
    })
  })

  it('of 11 November 2009 is the master number 33', () => {
    expect(lifePath(2009, 11, 11)).toEqual({
      number: 33,
      steps: { day: [11], month: [11], year: [2009, 11], sum: [33] },
    })
  })

  it('of 11 May 1986 is the master number 22', () => {
    expect(lifePath(1986, 5, 11)).toEqual({
      number: 22,
      steps: { day: [11], month: [5], year: [1986, 24, 6], sum: [22] },
    })
  })

  it('of a date whose parts are single already takes one sum', () => {
    expect(lifePath(2000, 1, 1)).toEqual({
      number: 4,
      steps: { day: [1], month: [1], year: [2000, 2], sum: [4] },
    })
  })

  it('is always one of twelve numbers', () => {
    fc.assert(
      fc.property(anyDate, ([year, month, day]) => {
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]).toContain(
          lifePath(year, month, day)?.number,
        )
      }),
    )
  })

  it('shows a sum that adds up, step by step', () => {
    fc.assert(
      fc.property(anyDate, ([year, month, day]) => {
        const path = lifePath(year, month, day)
        const { steps } = path as NonNullable<typeof path>
        const ends = [steps.day, steps.month, steps.year].map((part) => part.at(-1) ?? 0)
        expect(steps.sum[0]).toBe(ends.reduce((sum, end) => sum + end))
        expect(steps.sum.at(-1)).toBe(path?.number)
        for (const part of Object.values(steps)) {
          for (let step = 1; step < part.length; step += 1) {
            const digits = [...String(part[step - 1])].map(Number)
            expect(part[step]).toBe(digits.reduce((sum, digit) => sum + digit))
          }
        }
      }),
    )
  })

  it('agrees with the remainder by nine, which adding digits never changes', () => {
    fc.assert(
      fc.property(anyDate, ([year, month, day]) => {
        const number = lifePath(year, month, day)?.number ?? Number.NaN
        expect(number % 9).toBe((year + month + day) % 9)
      }),
    )
  })

  it('never adds up the digits of a master number', () => {
    for (const master of [11, 22, 33]) expect(reduce(master)).toEqual([master])
    expect(reduce(44)).toEqual([44, 8])
    expect(reduce(29)).toEqual([29, 11])
  })
})

describe('a birthday', () => {
  it('on 29 February is welcome in a leap year only', () => {
    expect(isRealDay({ year: 2024, month: 2, day: 29 })).toBe(true)
    expect(isRealDay({ year: 2000, month: 2, day: 29 })).toBe(true)
    expect(isRealDay({ year: 2023, month: 2, day: 29 })).toBe(false)
    expect(isRealDay({ year: 1900, month: 2, day: 29 })).toBe(false)
    expect(lifePath(2023, 2, 29)).toBeUndefined()
  })

  it('is refused when the calendar has no such day', () => {
    for (const [year, month, day] of [
      [2024, 4, 31],
      [2024, 13, 1],
      [2024, 0, 1],
      [2024, 1, 0],
      [2024, 1, 32],
      [0, 1, 1],
      [10000, 1, 1],
      [2024, 1.5, 1],
      [Number.NaN, 1, 1],
    ] as const) {
      expect(lifePath(year, month, day)).toBeUndefined()
    }
  })
})
