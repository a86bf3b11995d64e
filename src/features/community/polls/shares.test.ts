import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharesOf } from './shares.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

describe('the shares of a poll', () => {
  it.each([
    [
      [52, 38, 29, 24],
      [36, 27, 20, 17],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [1, 1, 1, 1, 1, 1],
      [17, 17, 17, 17, 16, 16],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [[7], [100]],
    [[], []],
    [
      [1, 0, 999],
      [0, 0, 100],
    ],
    [
      [0, 3, 0],
      [0, 100, 0],
    ],
  ])('of %j votes are %j', (votes, shares) => {
    expect(sharesOf(votes)).toEqual(shares)
  })

  const votes = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 8 })

  it('add up to exactly 100 and are each less than one off', () => {
    fc.assert(
      fc.property(votes, (counts) => {
        fc.pre(sum(counts) > 0)
        const shares = sharesOf(counts)
        expect(sum(shares)).toBe(100)
        for (const [place, share] of shares.entries()) {
          expect(Math.abs(share - ((counts[place] ?? 0) * 100) / sum(counts))).toBeLessThan(1)
        }
      }),
    )
  })

  it('never give fewer votes the larger share', () => {
    fc.assert(
      fc.property(votes, (counts) => {
        const shares = sharesOf(counts)
        const order = counts.map((count, place) => ({ count, share: shares[place] ?? 0 }))
        order.sort((a, b) => a.count - b.count || a.share - b.share)
        expect(order.map(({ share }) => share)).toEqual(shares.toSorted((a, b) => a - b))
      }),
    )
  })
})
