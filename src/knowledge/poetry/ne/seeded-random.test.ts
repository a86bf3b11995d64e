import { describe, expect, it } from 'vitest'
import { seededRandom } from './seeded-random.ts'

function draw(seed: string, count: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

describe('seeded randomness', () => {
  it('brings the same numbers from the same seed, others from another', () => {
    expect(draw('आमा', 20)).toEqual(draw('आमा', 20))
    expect(draw('आमा', 20)).not.toEqual(draw('बाबा', 20))
    expect(draw('1', 1)).not.toEqual(draw('2', 1))
  })

  it('stays from 0 to below 1 and spreads evenly, also over first numbers of seeds in a row', () => {
    const firsts = Array.from({ length: 9000 }, (_, at) => draw(`day ${at}`, 1)[0] as number)
    for (const numbers of [firsts, draw('one', 9000)]) {
      const thirds = [0, 0, 0]
      for (const number of numbers) {
        expect(number >= 0 && number < 1).toBe(true)
        const third = Math.floor(number * 3)
        thirds[third] = (thirds[third] ?? 0) + 1
      }
      for (const size of thirds) expect(Math.abs(size - 3000)).toBeLessThan(300)
    }
  })
})
