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

  it('are equal where the counts are, to a tenth where a whole percent would not be true', () => {
    const shares = topMoods(felt('happy', 'sad', 'tired'))
    expect(shares.map((share) => share.percent)).toEqual([33.3, 33.3, 33.3])
    expect(shares.map((share) => share.mood)).toEqual(['happy', 'sad', 'tired'])
  })

  it('give what is left to the mood that stands alone', () => {
    const shares = topMoods(felt('happy', 'happy', 'sad', 'tired'), 9)
    expect(shares.map((share) => share.percent)).toEqual([50, 25, 25])
    const twelve = topMoods(
      felt(...Array(5).fill('happy'), ...Array(4).fill('sad'), 'tired', 'calm', 'angry'),
      9,
    )
    expect(twelve.map((share) => share.percent)).toEqual([41.7, 33.4, 8.3, 8.3, 8.3])
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

  it('add up to 100 but for what equals cannot share, none off by more than a tenth', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const shares = topMoods(entries, journalMoodIds.length)
        const counts = shares.map(({ count }) => count)
        const fewestEquals = Math.min(
          ...counts.map((one) => counts.filter((each) => each === one).length),
        )
        const sum = shares.reduce((all, share) => all + Math.round(share.percent * 10), 0)
        expect(1000 - sum).toBeGreaterThanOrEqual(0)
        if (fewestEquals === 1) expect(1000 - sum).toBeLessThan(counts.length)
        for (const { count, percent } of shares) {
          expect(Math.abs(percent - (count * 100) / entries.length)).toBeLessThan(0.1 + 1e-9)
          for (const other of shares.filter((each) => each.count === count))
            expect(other.percent).toBe(percent)
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
