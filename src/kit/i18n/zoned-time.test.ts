import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayNumber } from './civil-day.ts'
import { dayInZone, timeInZone, todayInKathmandu } from './zoned-time.ts'

const at = (iso: string) => Date.parse(iso)

describe('the day it is somewhere', () => {
  it('begins in Kathmandu five hours and forty-five minutes before Greenwich', () => {
    expect(todayInKathmandu(at('2026-11-20T18:14:59Z'))).toEqual({ year: 2026, month: 11, day: 20 })
    expect(todayInKathmandu(at('2026-11-20T18:15:00Z'))).toEqual({ year: 2026, month: 11, day: 21 })
  })

  it('is still yesterday in Qatar when Kathmandu wakes to a new one', () => {
    const moment = at('2026-11-20T19:00:00Z')
    expect(todayInKathmandu(moment).day).toBe(21)
    expect(dayInZone(moment, 'Asia/Qatar').day).toBe(20)
  })

  it('spans the whole of a 23-hour day', () => {
    const zone = 'America/New_York'
    const springForward = { year: 2026, month: 3, day: 8 }
    expect(dayInZone(at('2026-03-08T04:59:59Z'), zone).day).toBe(7)
    expect(dayInZone(at('2026-03-08T05:00:00Z'), zone)).toEqual(springForward)
    expect(dayInZone(at('2026-03-09T03:59:59Z'), zone)).toEqual(springForward)
    expect(dayInZone(at('2026-03-09T04:00:00Z'), zone).day).toBe(9)
  })

  it('spans the whole of a 25-hour day', () => {
    const zone = 'Europe/London'
    expect(dayInZone(at('2026-10-24T22:59:59Z'), zone).day).toBe(24)
    expect(dayInZone(at('2026-10-24T23:00:00Z'), zone).day).toBe(25)
    expect(dayInZone(at('2026-10-25T23:59:59Z'), zone).day).toBe(25)
    expect(dayInZone(at('2026-10-26T00:00:00Z'), zone).day).toBe(26)
  })

  it('reaches from fourteen hours ahead to eleven behind', () => {
    const moment = at('2026-01-01T10:30:00Z')
    expect(dayInZone(moment, 'Pacific/Kiritimati')).toEqual({ year: 2026, month: 1, day: 2 })
    expect(dayInZone(moment, 'Pacific/Pago_Pago')).toEqual({ year: 2025, month: 12, day: 31 })
  })

  it('is told rightly in Kathmandu at any moment since its clocks were last changed', () => {
    const fiveFortyFive = 345 * 60_000
    const lastChange = Date.UTC(1986, 0, 2)
    fc.assert(
      fc.property(fc.integer({ min: lastChange, max: 4e12 }), (moment) => {
        const { year, month, day } = todayInKathmandu(moment)
        const dayThere = Math.floor((moment + fiveFortyFive) / 86_400_000)
        expect(toDayNumber({ year, month, day })).toBe(dayThere)
      }),
    )
  })

  it('is at most one day off that of Greenwich, in every zone the engine knows', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const moment = at('2026-06-30T12:00:00Z')
      const daysOff = toDayNumber(dayInZone(moment, zone)) - Math.floor(moment / 86_400_000)
      expect([zone, Math.abs(daysOff) <= 1]).toEqual([zone, true])
    }
  })
})

describe('the clock on the wall', () => {
  it('starts a day at hour 0', () => {
    expect(timeInZone(at('2026-11-20T18:15:07Z'), 'Asia/Kathmandu')).toEqual({
      year: 2026,
      month: 11,
      day: 21,
      hour: 0,
      minute: 0,
      second: 7,
    })
  })

  it('shows Kathmandu in a zone nobody has heard of', () => {
    const moment = at('2026-11-20T19:00:00Z')
    expect(dayInZone(moment, 'Moon/Tranquility')).toEqual(todayInKathmandu(moment))
  })

  it('shows no time for a moment that is none', () => {
    expect(timeInZone(Number.NaN, 'UTC').hour).toBeNaN()
    expect(dayInZone(1e300, 'UTC').day).toBeNaN()
  })

  it('stays right after many spellings of many zones', () => {
    const moment = at('2026-11-20T19:00:00Z')
    const spellings = Array.from({ length: 200 }, (_, i) =>
      [...'asia/kathmandu'].map((c, at) => ((i >> (at % 8)) & 1 ? c.toUpperCase() : c)).join(''),
    )
    for (const spelling of spellings) expect(dayInZone(moment, spelling).day).toBe(21)
  })
})
