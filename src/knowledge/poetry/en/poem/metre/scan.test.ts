import { describe, expect, it } from 'vitest'
import { findRhymeFault } from './rhyme.ts'
import { countLineSyllables, findMetricalFault } from './scan.ts'

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
