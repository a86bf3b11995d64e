/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest'
import { readLines } from '../../../read-lines.ts'
import { findRhymeFault } from './rhyme.ts'
import { countLineSyllables, findMetricalFault, stressOf } from './scan.ts'

describe('scanning a line', () => {
  it('hears plain iambs', () => {
    expect(findMetricalFault('The river tells one story, night and day.', 5)).toBeNull()
    expect(findMetricalFault('and then not close at all.', 3)).toBeNull()
  })

  it('allows a turned first foot, and one after a pause', () => {
    expect(findMetricalFault('Time is the tailor down the lane:', 4)).toBeNull()
    expect(findMetricalFault('The evening’s at the glass. Let it be so.', 5)).toBeNull()
  })

  it('refuses a line with a syllable too many or too few', () => {
    expect(findMetricalFault('The river tells one story, night and morning.', 5)).toContain('11')
    expect(findMetricalFault('The river tells one story, night.', 5)).toContain('8')
  })

  it('refuses a word stressed on the wrong side', () => {
    expect(findMetricalFault('again the river mother goes the day', 5)).toBeNull()
    expect(findMetricalFault('the mother river again goes to day', 5)).not.toBeNull()
  })

  it('refuses an article on the beat and a foot turned in mid-breath', () => {
    expect(findMetricalFault('beside the a and bread and tea', 4)).not.toBeNull()
    expect(findMetricalFault('the house stands of the brick and clay', 4)).not.toBeNull()
  })

  it('refuses a word it has not been taught', () => {
    expect(() => countLineSyllables('a peculiar animal')).toThrow('peculiar')
  })
})

describe('hearing a rhyme', () => {
  it('hears one through different spellings', () => {
    expect(findRhymeFault('put it down again', 'and then')).toBeNull()
    expect(findRhymeFault('the snow', 'the dough')).toContain('dough')
    expect(findRhymeFault('on the stair', 'nobody there')).toBeNull()
  })

  it('refuses words that only look alike, and the same word twice', () => {
    expect(findRhymeFault('the road home', 'they come')).not.toBeNull()
    expect(findRhymeFault('by his side', 'and inside')).toContain('same sound')
    expect(findRhymeFault('the two', 'and too')).toContain('same sound')
  })
})

describe('the lists a writer adds to', () => {
  const lists = readLines(
    import.meta.glob<string>('./*.txt', { query: '?raw', import: 'default', eager: true }),
  )
  const wordsOf = (list: string, beforeWords: RegExp) =>
    lists.get(list)?.flatMap((line) => line.replaceAll(beforeWords, '').split(' ')) ?? []
  const stressed = wordsOf('stress', /^\S+ /g)
  const rhymed = wordsOf('rhymes', /^\S+: |(?<=[:,] )\S+ |,/g)

  it('name each word once, as a line is read', () => {
    for (const words of [stressed, rhymed]) {
      expect(words.length).toBeGreaterThan(1_000)
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
      expect(words.filter((word) => !/^[a-z]+(’[a-z]+)*$/.test(word))).toEqual([])
    }
  })

  it.each([
    ['hour', '1'],
    ['seventeen', '101'],
    ['rhododendron', '2010'],
    ['already', '010'],
    ['into', 'ee'],
    ['so', 'e'],
    ['they', 'e'],
    ["they'll", 'l'],
    ['the', 'w'],
  ])('hear “%s” as %s', (word, stress) => {
    expect(stressOf(word, () => 'unheard')).toBe(stress)
  })
})
