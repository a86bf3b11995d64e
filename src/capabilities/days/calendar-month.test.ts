import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayNumberToIso, isoToDayNumber, toDayNumber } from '#kit/i18n/civil-day.ts'
import {
  type Calendar,
  findMonth,
  layWeeks,
  monthAfter,
  monthBefore,
  nameMonth,
} from './calendar-month.ts'
import { groupByDate, layMonth } from './lay-month.ts'
import { nameDay, nameTime } from './name-day.ts'

const at = (date: string, calendar: Calendar) => findMonth(calendar, isoToDayNumber(date))
const name = (date: string, calendar: Calendar) => {
  const month = at(date, calendar)
  return month && [nameMonth(month, 'en'), nameMonth(month, 'np')]
}

describe('a month', () => {
  it('is laid in weeks from Sunday to Saturday', () => {
    const may2026 = layWeeks(at('2026-05-20', 'ad') as never)
    expect(may2026).toHaveLength(6)
    expect(may2026[0]?.map((day) => day?.day ?? null)).toEqual([null, null, null, null, null, 1, 2])
    expect(may2026[1]?.[0]).toEqual({ day: 3, dayNumber: isoToDayNumber('2026-05-03') })
    expect(may2026[5]?.map((day) => day?.day ?? null)).toEqual([31, ...Array(6).fill(null)])
  })

  it('knows February in leap years and the turn of the year', () => {
    expect(at('2024-02-10', 'ad')?.length).toBe(29)
    expect(at('2023-02-10', 'ad')?.length).toBe(28)
    const december = at('2025-12-31', 'ad')
    expect(december?.length).toBe(31)
    expect(december && monthAfter(december)).toMatchObject({ year: 2026, month: 1 })
    expect(december && monthBefore(december)).toMatchObject({ year: 2025, month: 11 })
  })

  it('is named in both calendars and both languages', () => {
    expect(name('2026-11-21', 'ad')).toEqual(['November 2026', '२०२६ नोभेम्बर'])
    expect(name('2026-11-21', 'bs')).toEqual(['Mangsir 2083', '२०८३ मङ्सिर'])
  })

  it('ends with the years of the Bikram Sambat table', () => {
    expect(at('1500-01-01', 'bs')).toBeUndefined()
    expect(at('1500-01-01', 'ad')).toBeDefined()
  })

  it('says when its calendar is not settled yet', () => {
    expect(at('2026-11-21', 'bs')?.provisional).toBe(false)
    expect(at('2028-11-21', 'bs')?.provisional).toBe(true)
    expect(at('2028-11-21', 'ad')?.provisional).toBe(false)
  })

  it('follows the one before without a gap, in either calendar', () => {
    const anyDay = fc.integer({
      min: toDayNumber({ year: 1950, month: 1, day: 1 }),
      max: toDayNumber({ year: 2030, month: 1, day: 1 }),
    })
    fc.assert(
      fc.property(anyDay, fc.constantFrom('ad' as const, 'bs' as const), (day, calendar) => {
        const month = findMonth(calendar, day)
        const days = month ? layWeeks(month).flat().filter(Boolean) : []
        expect(days.some((each) => each?.dayNumber === day)).toBe(true)
        const next = month && monthAfter(month)
        expect(next?.first).toBe((days.at(-1)?.dayNumber ?? 0) + 1)
        expect(next && monthBefore(next)).toEqual(month)
      }),
    )
  })
})

describe('the weeks of a month', () => {
  it('fit Bikram Sambat months too, which may have 32 days', () => {
    const weeks = layMonth(6, 32)
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, 1])
    expect(weeks.flat().filter(Boolean)).toHaveLength(32)
  })

  it('hold every day once, in order, in full weeks with no empty one', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.integer({ min: 28, max: 32 }), (firstWeekday, length) => {
        const weeks = layMonth(firstWeekday, length)
        const days = weeks.flat().filter((day) => day !== null)
        expect(days).toEqual(Array.from({ length }, (_, index) => index + 1))
        expect(weeks[0]?.indexOf(1)).toBe(firstWeekday)
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          expect(week.some((day) => day !== null)).toBe(true)
        }
      }),
    )
  })
})

describe('the entries of a day', () => {
  it('are found together', () => {
    const days = groupByDate([
      { date: '2026-05-03', mood: 'happy' },
      { date: '2026-05-02', mood: 'tired' },
      { date: '2026-05-03', mood: 'sad' },
    ])
    expect(days.get('2026-05-03')?.map((entry) => entry.mood)).toEqual(['happy', 'sad'])
    expect(days.get('2026-05-04')).toBeUndefined()
  })

  it('keep their day as it was written, whatever zone the phone is in later', () => {
    for (const date of ['1970-01-01', '2024-02-29', '2026-12-31']) {
      expect(dayNumberToIso(isoToDayNumber(date))).toBe(date)
    }
  })

  it('are named in the calendar the visitor reads', () => {
    expect(nameDay('2026-11-21', 'ad', 'en')).toBe('Saturday, 21 November 2026')
    expect(nameDay('2026-11-21', 'bs', 'en')).toBe('5 Mangsir 2083 BS, Saturday')
    expect(nameDay('2026-11-21', 'bs', 'np')).toBe('२०८३ मङ्सिर ५ गते, शनिबार')
    expect(nameDay('1500-01-01', 'bs', 'en')).toContain('January 1500')
  })

  it('keep the time the wall showed', () => {
    expect(nameTime('07:05', 'en')).toBe('7:05 AM')
    expect(nameTime('19:30', 'np')).toBe('साँझ ७:३० बजे')
  })
})
