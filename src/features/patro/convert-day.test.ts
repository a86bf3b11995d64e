import { describe, expect, it } from 'vitest'
import { dayNumberToIso } from '#kit/i18n/civil-day.ts'
import { convertDay } from './convert-day.ts'

const isoOf = (year: string, month: number, day: string, from: 'bs' | 'ad') => {
  const found = convertDay({ year, month, day }, from)
  return found.ok ? dayNumberToIso(found.dayNumber) : found
}

describe('a day that is converted', () => {
  it('is the same day in both calendars, in digits of either script', () => {
    expect(isoOf('2083', 8, '7', 'bs')).toBe('2026-11-23')
    expect(isoOf('२०८३', 8, ' ७ ', 'bs')).toBe('2026-11-23')
    expect(isoOf('२०२६', 11, '23', 'ad')).toBe('2026-11-23')
  })

  it('has to be in the month it names', () => {
    expect(isoOf('2083', 8, '30', 'bs')).toEqual({ ok: false, why: 'noSuchDay', length: 29 })
    expect(isoOf('2023', 2, '29', 'ad')).toEqual({ ok: false, why: 'noSuchDay', length: 28 })
    expect(isoOf('2024', 2, '29', 'ad')).toBe('2024-02-29')
    expect(isoOf('2083', 8, '', 'bs')).toMatchObject({ why: 'noSuchDay' })
  })

  it('has to be in a year that is known, and any other number says which are', () => {
    const known = { ok: false, why: 'outside', first: 1975, last: 2090 }
    for (const year of ['1974', '2091', '4821', '', '20 83', '2e3', '-5']) {
      expect(isoOf(year, 1, '1', 'bs'), year).toEqual(known)
    }
    expect(isoOf('1918', 1, '1', 'ad')).toMatchObject({ why: 'outside', first: 1918, last: 2034 })
    expect(isoOf('2034', 12, '31', 'ad')).toMatchObject({ why: 'outside' })
    expect(isoOf('1918', 4, '13', 'ad')).toBe('1918-04-13')
  })
})
