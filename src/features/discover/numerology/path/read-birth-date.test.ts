import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayNumber, writeIsoDay } from '#kit/i18n/civil-day.ts'
import { readBirthDate } from './read-birth-date.ts'

const today = toDayNumber({ year: 2026, month: 11, day: 21 })
const ad = (date: string) => readBirthDate({ calendar: 'ad', date }, today)
const bs = (year: string, month: string, day: string) =>
  readBirthDate({ calendar: 'bs', year, month, day }, today)
const problemOf = (read: ReturnType<typeof ad>) => (read.ok ? undefined : read.problem.kind)

describe('a birth date', () => {
  it('is read from either calendar, in digits of either script', () => {
    const day = { ad: { year: 1986, month: 11, day: 8 }, bs: { year: 2043, month: 7, day: 22 } }
    expect(ad('1986-11-08')).toEqual({ ok: true, date: day })
    expect(ad(' १९८६/११/८ ')).toEqual({ ok: true, date: day })
    expect(bs('2043', '7', '22')).toEqual({ ok: true, date: day })
    expect(bs('२०४३', '७', ' २२')).toEqual({ ok: true, date: day })
  })

  it('may be older than the table of the Nepali calendar', () => {
    const read = ad('1850-01-01')
    expect(read.ok && read.date.bs).toBe(undefined)
    expect(read.ok && writeIsoDay(read.date.ad)).toBe('1850-01-01')
    expect(writeIsoDay({ year: 33, month: 4, day: 3 })).toBe('0033-04-03')
  })

  it('of 29 February is only there in a leap year', () => {
    expect(problemOf(ad('2025-02-29'))).toBe('noSuchDay')
    expect(problemOf(ad('1900-02-29'))).toBe('noSuchDay')
    expect(ad('2024-02-29').ok).toBe(true)
  })

  it('has no month 13, and no day its month does not reach', () => {
    expect(problemOf(bs('2050', '13', '1'))).toBe('noSuchDay')
    expect(bs('2081', '11', '32')).toEqual({
      ok: false,
      problem: { kind: 'noSuchBsDay', year: 2081, month: 11, days: 29 },
    })
    expect(problemOf(bs('2050', '1', '0'))).toBe('noSuchBsDay')
    expect(problemOf(bs('1900', '1', '1'))).toBe('outsideTable')
  })

  it('is today at the latest', () => {
    expect(ad('2026-11-21').ok).toBe(true)
    expect(problemOf(ad('2026-11-22'))).toBe('future')
    expect(problemOf(bs('2090', '1', '1'))).toBe('future')
  })

  it('is never a number that is none, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (year, month, day) => {
        for (const read of [ad(year), ad(`${year}-${month}-${day}`), bs(year, month, day)]) {
          if (read.ok) expect(Object.values(read.date.ad).every(Number.isInteger)).toBe(true)
        }
      }),
    )
    expect(problemOf(ad(''))).toBe('figures')
    expect(problemOf(bs('x', '1', '1'))).toBe('figures')
  })
})
