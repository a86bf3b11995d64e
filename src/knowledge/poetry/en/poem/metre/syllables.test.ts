import { describe, expect, it } from 'vitest'
import { beginsOffTheBeat, countPhraseSyllables, countSyllables } from './syllables.ts'

describe('counting syllables from spelling', () => {
  it.each([
    ['rain', 1],
    ['whole', 1],
    ['walked', 1],
    ['tongue', 1],
    ['waited', 2],
    ['table', 2],
    ['crumpled', 2],
    ['something', 2],
    ['quietest', 3],
    ['station', 2],
    ['radio', 3],
    ['umbrella', 3],
    ['Kathmandu', 3],
    ['Pokhara', 3],
    ['mathematics', 4],
  ])('hears %s as %i', (word, count) => {
    expect(countSyllables(word)).toBe(count)
  })

  it('counts a phrase, and nothing it cannot read', () => {
    expect(countPhraseSyllables('the bus to Pokhara')).toBe(6)
    expect(countPhraseSyllables('आमा')).toBe(0)
    expect(countPhraseSyllables('7 seas')).toBe(0)
  })

  it('tells a phrase that begins off the beat', () => {
    expect(beginsOffTheBeat('my garden')).toBe(true)
    expect(beginsOffTheBeat('gardens')).toBe(false)
    expect(beginsOffTheBeat('me')).toBe(false)
  })
})
