import { describe, expect, it } from 'vitest'
import { seededRandom } from './seeded-random.ts'

function draw(seed: string, count: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

describe('seeded chance', () => {
  it('draws the same numbers from the same seed and others from another', () => {
    expect(draw('आमा', 20)).toEqual(draw('आमा', 20))
    expect(draw('dawn', 20)).not.toEqual(draw('dawm', 20))
    expect(draw('', 3)).toEqual(draw('', 3))
  })

  it('stays between nought and one, evenly, also over the first numbers of seeds in a row', () => {
    const firsts = Array.from({ length: 20_000 }, (_, at) => draw(`day ${at}`, 1)[0] as number)
    expect(new Set(firsts).size).toBeGreaterThan(19_990)
    for (const numbers of [firsts, draw('evenly', 20_000)]) {
      const shares = new Array<number>(10).fill(0)
      for (const number of numbers) {
        const tenth = Math.floor(number * 10)
        shares[tenth] = (shares[tenth] ?? 0) + 1
      }
      expect(shares).toHaveLength(10)
      for (const share of shares) expect(Math.abs(share - 2_000)).toBeLessThan(150)
    }
  })
})
