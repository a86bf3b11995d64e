import { describe, expect, it } from 'vitest'
import { chooseOne, chooseSome, everyReading, linesOf, settle } from './choose.ts'
import { seededRandom } from './seeded-random.ts'

describe('choosing', () => {
  it('settles each alternative on one of its words', () => {
    const template = '[मेरो|हाम्रो] घर, [साँझ|रात]'
    const settled = Array.from({ length: 60 }, (_, at) => settle(template, seededRandom(`${at}`)))
    expect(new Set(settled)).toEqual(new Set(everyReading(template)))
    expect(everyReading(template)).toHaveLength(4)
  })

  it('takes some without taking any twice', () => {
    const taken = chooseSome([1, 2, 3, 4], 3, seededRandom('x'))
    expect(new Set(taken).size).toBe(3)
    expect(chooseSome([1, 2], 5, seededRandom('x')).sort()).toEqual([1, 2])
  })

  it('does not invent where there is nothing', () => {
    expect(() => chooseOne([], seededRandom('x'))).toThrow('nothing to choose from')
  })

  it('reads a block of lines without its indentation and blank lines', () => {
    expect(linesOf('\n  one\n\n    two  \n')).toEqual(['one', 'two'])
  })
})
