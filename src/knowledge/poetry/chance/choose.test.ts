import { describe, expect, it } from 'vitest'
import { everyReading, fill, pickOne, settle, shuffle } from './choose.ts'
import { seededRandom } from './seeded-random.ts'

describe('choosing', () => {
  it('settles each choice on one of its readings', () => {
    const text = '[मेरो|हाम्रो] घर, [साँझ|रात]'
    const settled = Array.from({ length: 60 }, (_, at) => settle(seededRandom(`${at}`), text))
    expect(new Set(settled)).toEqual(new Set(everyReading(text)))
    expect(everyReading('a [slow|long] road, [up|down]')).toEqual([
      'a slow road, up',
      'a slow road, down',
      'a long road, up',
      'a long road, down',
    ])
  })

  it('shuffles without losing anything or touching the list', () => {
    const list = [1, 2, 3, 4, 5]
    expect(shuffle(seededRandom('s'), list).toSorted()).toEqual(list)
    expect(list).toEqual([1, 2, 3, 4, 5])
  })

  it('does not invent where there is nothing', () => {
    expect(() => pickOne(seededRandom('x'), [])).toThrow('nothing to choose from')
  })

  it('fills the places it has words for', () => {
    expect(fill('{a} and {b}', { a: 'Sita' })).toBe('Sita and {b}')
  })
})
