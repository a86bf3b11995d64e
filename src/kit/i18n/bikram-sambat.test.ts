import { describe, expect, it } from 'vitest'
import {
  bsMonthLength,
  bsToCivil,
  bsToDayNumber,
  bsYearStatus,
  civilToBs,
  dayNumberToBs,
  formatBsDay,
  isProvisional,
  isRealBsDay,
} from './bikram-sambat.ts'
import { firstBsYear, lastBsYear, monthLengthsByYear } from './bikram-sambat-table.ts'
import { toDayNumber } from './civil-day.ts'
import { todayInKathmandu } from './zoned-time.ts'

const day = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return { year, month, day }
}

const years = Array.from({ length: lastBsYear - firstBsYear + 1 }, (_, i) => firstBsYear + i)
const firstDay = bsToDayNumber(day('1975-01-01')) ?? Number.NaN
const lastDay = bsToDayNumber({ year: 2090, month: 12, day: bsMonthLength(2090, 12) ?? 0 }) ?? 0

describe('Bikram Sambat', () => {
  it.each([
    ['1975-01-01', '1918-04-13'],
    ['2000-01-01', '1943-04-14'],
    ['2007-11-07', '1951-02-18'], // the end of Rana rule
    ['2017-09-01', '1960-12-15'], // King Mahendra's takeover
    ['2046-12-26', '1990-04-08'], // the first people's movement prevails
    ['2058-02-19', '2001-06-01'], // the royal massacre
    ['2063-01-11', '2006-04-24'], // the second people's movement prevails
    ['2065-02-15', '2008-05-28'], // the republic is declared
    ['2072-01-12', '2015-04-25'], // the Gorkha earthquake
    ['2072-06-03', '2015-09-20'], // the constitution is proclaimed
    ['2080-01-01', '2023-04-14'],
    ['2081-01-01', '2024-04-13'],
    ['2082-01-01', '2025-04-14'],
    ['2083-01-01', '2026-04-14'],
  ])('%s is %s in the Gregorian calendar', (bs, ad) => {
    expect(bsToCivil(day(bs))).toEqual(day(ad))
    expect(civilToBs(day(ad))).toEqual(day(bs))
  })

  it('goes there and back on every day from 1975 to 2090, one day after another', () => {
    let before = { year: 1974, month: 12, day: 31 }
    for (let dayNumber = firstDay; dayNumber <= lastDay; dayNumber++) {
      const bs = dayNumberToBs(dayNumber)
      if (!bs || bsToDayNumber(bs) !== dayNumber) throw new Error(`day ${dayNumber} is lost`)
      const isNextDay = bs.month === before.month && bs.day === before.day + 1
      const isNextMonth = bs.month === before.month + 1 && bs.day === 1
      const isNextYear = bs.year === before.year + 1 && bs.month === 1 && bs.day === 1
      if (!isNextDay && !isNextMonth && !isNextYear) throw new Error(`a gap at day ${dayNumber}`)
      before = bs
    }
    expect(before).toEqual({ year: 2090, month: 12, day: bsMonthLength(2090, 12) })
  })

  it('has twelve months of 29 to 32 days in each of its years, and no day is lost between', () => {
    let total = 0
    for (const year of years) {
      expect(monthLengthsByYear[year]).toMatch(/^[9012]{12}$/)
      const months = Array.from({ length: 12 }, (_, i) => bsMonthLength(year, i + 1) ?? 0)
      const yearLength = months.reduce((sum, length) => sum + length, 0)
      expect([365, 366]).toContain(yearLength)
      total += yearLength
    }
    expect(total).toBe(lastDay - firstDay + 1)
    expect(Object.keys(monthLengthsByYear)).toHaveLength(years.length)
  })

  it('begins every year within a day of the middle of April', () => {
    for (const year of years) {
      const newYear = bsToCivil({ year, month: 1, day: 1 })
      expect(newYear?.month).toBe(4)
      expect([12, 13, 14, 15]).toContain(newYear?.day)
    }
  })

  it.each(['2083-13-01', '2083-00-01', '2083-01-33', '2083-01-00', '1974-12-01', '2091-01-01'])(
    'knows no %s',
    (text) => {
      expect(isRealBsDay(day(text))).toBe(false)
      expect(bsToCivil(day(text))).toBeUndefined()
      expect(formatBsDay(day(text), 'np')).toBe('')
    },
  )

  it('knows that the fourth month of 2083 has 32 days and the seventh has not', () => {
    expect(isRealBsDay(day('2083-04-32'))).toBe(bsMonthLength(2083, 4) === 32)
    expect(isRealBsDay(day('2083-07-31'))).toBe(false)
  })

  it('answers with nothing outside its table, and for what is no day', () => {
    expect(dayNumberToBs(firstDay - 1)).toBeUndefined()
    expect(dayNumberToBs(lastDay + 1)).toBeUndefined()
    expect(dayNumberToBs(0.5)).toBeUndefined()
    expect(dayNumberToBs(Number.NaN)).toBeUndefined()
    expect(civilToBs(day('2026-02-30'))).toBeUndefined()
    expect(isRealBsDay({ year: 2083, month: 1, day: 1.5 })).toBe(false)
    expect(bsMonthLength(2083, 1.5)).toBeUndefined()
  })

  it('says which years are not settled', () => {
    expect(bsYearStatus(2083)).toBe('settled')
    expect(bsYearStatus(2084)).toBe('forecast')
    expect(bsYearStatus(1991)).toBe('disputed')
    expect(bsYearStatus(2091)).toBeUndefined()
    expect(years.filter(isProvisional)).toEqual([
      1975, 1977, 1981, 1991, 1998, 2084, 2085, 2086, 2087, 2088, 2089, 2090,
    ])
    expect(isProvisional(2091)).toBe(false)
  })

  it('is read as people write it', () => {
    const today = civilToBs(todayInKathmandu(Date.parse('2026-11-21T06:00:00Z')))
    expect(today).toEqual(day('2083-08-05'))
    expect(formatBsDay(day('2083-08-05'), 'np')).toBe('२०८३ मङ्सिर ५ गते, शनिबार')
    expect(formatBsDay(day('2083-08-05'), 'en')).toBe('5 Mangsir 2083 BS, Saturday')
  })

  it('keeps the weekday of the same day in the other calendar', () => {
    // 14 April 1943 was a Wednesday.
    expect(formatBsDay(day('2000-01-01'), 'en')).toBe('1 Baisakh 2000 BS, Wednesday')
    expect(toDayNumber(day('1943-04-14'))).toBe(bsToDayNumber(day('2000-01-01')))
  })
})
