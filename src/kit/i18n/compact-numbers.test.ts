import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatCompact, formatStatistic } from './compact-numbers.ts'

describe('statistics on the home page', () => {
  it.each([
    ['10K+', '१० हजार+'],
    ['5K+', '५ हजार+'],
    ['50K+', '५० हजार+'],
    ['25K+', '२५ हजार+'],
    ['15+', '१५+'],
    ['100%', '१००%'],
    ['4.9', '४.९'],
    ['24/7', 'चौबीसै घण्टा'],
  ])('say %s in Nepali as %s', (english, nepali) => {
    expect(formatStatistic(english, 'np')).toBe(nepali)
    expect(formatStatistic(english, 'en')).toBe(english)
  })

  it('leave alone what is no number', () => {
    expect(formatStatistic('many', 'np')).toBe('many')
  })
})

describe('live counts', () => {
  it('use हजार, लाख and करोड in Nepali, K and M in English', () => {
    expect(formatCompact(999, 'en')).toBe('999')
    expect(formatCompact(1250, 'en')).toBe('1.2K')
    expect(formatCompact(1250, 'np')).toBe('१.२ हजार')
    expect(formatCompact(100_000, 'np')).toBe('१ लाख')
    expect(formatCompact(3_400_000, 'en')).toBe('3.4M')
    expect(formatCompact(25_000_000, 'np')).toBe('२.५ करोड')
  })

  it('never claim more than there is', () => {
    expect(formatCompact(999_999, 'en')).toBe('999K')
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999 }), (n) => {
        const claimed = Number(formatCompact(n, 'en').replace('K', '')) * 1000
        expect(claimed).toBeLessThanOrEqual(n)
        expect(claimed).toBeGreaterThan(n * 0.9)
      }),
    )
  })
})
