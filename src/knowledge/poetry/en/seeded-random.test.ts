import { describe, expect, it } from 'vitest'
import { everyReading, fill, settleChoices, shuffle } from './choose.ts'
import { seededRandom } from './seeded-random.ts'

function draw(seed: string, count: number): number[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, random)
}

describe('seeded chance', () => {
  it('draws the same numbers from the same seed and others from another', () => {
    expect(draw('dawn', 20)).toEqual(draw('dawn', 20))
    expect(draw('dawn', 20)).not.toEqual(draw('dawm', 20))
    expect(draw('', 3)).toEqual(draw('', 3))
  })

  it('stays between nought and one, evenly', () => {
    const numbers = draw('evenly', 20_000)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length
      expect(share).toBeGreaterThan(1850)
      expect(share).toBeLessThan(2150)
    }
  })

  it('gives neighbouring seeds first numbers of their own', () => {
    const firsts = Array.from({ length: 1000 }, (_, at) => seededRandom(`seed ${at}`)())
    expect(new Set(firsts.map((first) => Math.floor(first * 10))).size).toBe(10)
    expect(new Set(firsts).size).toBe(1000)
  })
})

describe('choosing', () => {
  it('shuffles without losing anything or touching the list', () => {
    const list = [1, 2, 3, 4, 5]
    expect(shuffle(seededRandom('s'), list).toSorted()).toEqual(list)
    expect(list).toEqual([1, 2, 3, 4, 5])
  })

  it('settles a choice on one of its readings', () => {
    const readings = everyReading('a [slow|long] road, [up|down]')
    expect(readings).toEqual([
      'a slow road, up',
      'a slow road, down',
      'a long road, up',
      'a long road, down',
    ])
    expect(readings).toContain(settleChoices(seededRandom('s'), 'a [slow|long] road, [up|down]'))
  })

  it('fills the places it has words for', () => {
    expect(fill('{a} and {b}', { a: 'Sita' })).toBe('Sita and {b}')
  })
})
