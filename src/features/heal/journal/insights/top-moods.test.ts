import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { journalMoodIds } from './journal-moods.ts'
import { topMoods } from './top-moods.ts'

const felt = (...moods: string[]) => moods.map((mood) => ({ mood }))
const anyEntries = fc.array(fc.record({ mood: fc.constantFrom(...journalMoodIds) }), {
  minLength: 1,
  maxLength: 400,
})

describe('mood insights', () => {
  it('say how often each mood came', () => {
    expect(topMoods(felt('happy', 'sad', 'happy', 'happy'))).toEqual([
      { mood: 'happy', count: 3, percent: 75 },
      { mood: 'sad', count: 1, percent: 25 },
    ])
  })

  it('make a whole of three thirds', () => {
    const shares = topMoods(felt('happy', 'sad', 'tired'))
    expect(shares.map((share) => share.percent)).toEqual([34, 33, 33])
    expect(shares.map((share) => share.mood)).toEqual(['happy', 'sad', 'tired'])
  })

  it('show five moods at most, each with its share of all', () => {
    const shares = topMoods(felt(...journalMoodIds, 'happy', 'happy'))
    expect(shares).toHaveLength(5)
    expect(shares[0]).toEqual({ mood: 'happy', count: 3, percent: 30 })
    expect(shares.reduce((sum, share) => sum + share.percent, 0)).toBe(70)
  })

  it('have nothing to say of an empty journal', () => {
    expect(topMoods([])).toEqual([])
  })

  it('add up to exactly 100 over all moods, none off by a whole percent', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const shares = topMoods(entries, journalMoodIds.length)
        expect(shares.reduce((sum, share) => sum + share.percent, 0)).toBe(100)
        for (const { count, percent } of shares) {
          expect(Math.abs(percent - (count * 100) / entries.length)).toBeLessThan(1)
        }
      }),
    )
  })

  it('never put a rarer mood before a commoner one', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const shares = topMoods(entries)
        for (let place = 1; place < shares.length; place += 1) {
          expect(shares[place]?.count).toBeLessThanOrEqual(shares[place - 1]?.count ?? 0)
          expect(shares[place]?.percent).toBeLessThanOrEqual(shares[place - 1]?.percent ?? 0)
        }
      }),
    )
  })
})
