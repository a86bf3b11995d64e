import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourOf, highestPercent, lowestPercent, matchNames } from './match-names.ts'

const anyName = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
type TwoNames = [string, string]
const realName = anyName.filter((name) => name.trim() !== '')

describe('the love calculator', () => {
  it('gives a pair the same answer every time and in either order', () => {
    fc.assert(
      fc.property(realName, realName, (first, second) => {
        expect(matchNames(first, second)).toEqual(matchNames(second, first))
        expect(matchNames(first, second)).toEqual(matchNames(first, second))
      }),
    )
  })

  it('remembers: these answers must never change between versions', () => {
    expect(matchNames('Asmita', 'Bikash')).toEqual({ percent: 84, colour: 'red' })
    expect(matchNames('Muna', 'Madan')).toEqual({ percent: 81, colour: 'red' })
  })

  it('hears one name in both scripts', () => {
    const alike: [TwoNames, TwoNames][] = [
      [
        ['Asmita', 'Bikash'],
        ['अस्मिता', 'विकास'],
      ],
      [
        ['Maya', 'Raam'],
        ['माया', 'राम'],
      ],
      [
        ['Laxmi', 'Krishna'],
        ['कृष्ण', 'लक्ष्मी'],
      ],
    ]
    for (const [latin, devanagari] of alike)
      expect(matchNames(...latin)).toEqual(matchNames(...devanagari))
  })

  it('glows for the pairs everybody has heard of', () => {
    const famous: TwoNames[] = [
      ['Muna', 'Madan'],
      ['सीता', 'राम'],
      ['Juliet', 'romeo'],
    ]
    for (const names of famous) expect(matchNames(...names)?.colour).toBe('red')
  })

  it('does not care about capitals, spaces or how an accent was typed', () => {
    expect(matchNames('  MAYA   Gurung ', 'ram')).toEqual(matchNames('maya gurung', 'Ram'))
    expect(matchNames('Zo\u00eb', 'Ram')).toEqual(matchNames('Zoe\u0308', 'Ram'))
  })

  it('stays between 50 and 90 for any two names', () => {
    fc.assert(
      fc.property(realName, realName, (first, second) => {
        const percent = matchNames(first, second)?.percent
        expect(percent).toBeGreaterThanOrEqual(lowestPercent)
        expect(percent).toBeLessThanOrEqual(highestPercent)
        expect(Number.isInteger(percent)).toBe(true)
      }),
    )
  })

  it('is fair: 100,000 pairs of names fall evenly on all 41 numbers', () => {
    const syllables = 'ram si ta ha ri ma ya gi bi nod su ni ka ma la pra kash dil ip jun u'.split(
      ' ',
    )
    const counts = new Array<number>(41).fill(0)
    const draw = seededDraw(20810801)
    const name = () =>
      Array.from({ length: 2 + (draw() % 3) }, () => syllables[draw() % syllables.length]).join('')
    const pairs = 100_000
    for (let pair = 0; pair < pairs; pair += 1) {
      const percent = matchNames(`${name()}${draw() % 1000}`, name())?.percent ?? 0
      const slot = percent - lowestPercent
      counts[slot] = (counts[slot] ?? 0) + 1
    }
    const expected = pairs / counts.length
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
    // 40 degrees of freedom: an even spread stays under 73 in 999 cases of 1,000.
    expect(chiSquare).toBeLessThan(73)
    for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(expected * 0.1)
  })

  it('colours warmth red, pink and purple', () => {
    expect([50, 59, 60, 79, 80, 90].map(colourOf)).toEqual([
      'purple',
      'purple',
      'pink',
      'pink',
      'red',
      'red',
    ])
  })

  it('waits for both names', () => {
    expect(matchNames('', 'Ram')).toBeUndefined()
    expect(matchNames('Sita', '  \n ')).toBeUndefined()
  })
})

/** A small generator of our own: the test must draw the same names every time. */
function seededDraw(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 8
  }
}
