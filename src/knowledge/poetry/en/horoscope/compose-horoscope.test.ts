import { describe, expect, it } from 'vitest'
import { signIds } from '#knowledge/rashi/signs.ts'
import { readingPeriods } from '../../kinds.ts'
import { composeHoroscope } from './compose-horoscope.ts'

const spans = Array.from({ length: 60 }, (_, at) => `day ${at}`)

describe('a horoscope', () => {
  it.each(signIds)('for %s is warm and whole in every period', (sign) => {
    for (const period of readingPeriods) {
      const readings = spans.map((span) => composeHoroscope({ sign, period, span, seed: 's' }))
      expect(new Set(readings).size).toBeGreaterThan(50)
      for (const reading of readings) {
        expect(reading.toLowerCase()).toContain(sign)
        expect(reading).not.toMatch(/[[\]{}|]/)
        expect(reading).not.toMatch(
          /danger|beware|accident|loss|illness|enemy|money|wealth|lottery|rich/i,
        )
      }
    }
  })

  it('grows with its period', () => {
    const lengthOf = (period: (typeof readingPeriods)[number]) =>
      spans.reduce(
        (sum, span) => sum + composeHoroscope({ sign: 'leo', period, span, seed: 's' }).length,
        0,
      )
    expect(lengthOf('daily')).toBeLessThan(lengthOf('weekly'))
    expect(lengthOf('weekly')).toBeLessThan(lengthOf('monthly'))
  })

  it('is the same all day and another the next', () => {
    const request = { sign: 'libra', period: 'daily', span: '2025-02-01', seed: '' } as const
    expect(composeHoroscope(request)).toBe(composeHoroscope(request))
    expect(composeHoroscope({ ...request, span: '2025-02-02' })).not.toBe(composeHoroscope(request))
  })
})
