import { describe, expect, it } from 'vitest'
import { foldWord } from './fold-word.ts'
import { keysOf, romanise } from './romanise.ts'

describe('Nepali in Latin letters', () => {
  it.each([
    ['घर', 'ghar'],
    ['आमा', 'aama'],
    ['सपना', 'sapana'],
    ['सपना', 'sapna'],
    ['आँसु', 'aansu'],
    ['आँसु', 'aasu'],
    ['फूल', 'phool'],
    ['फूल', 'ful'],
    ['वर्षा', 'barsha'],
    ['वर्षा', 'varsha'],
    ['छोरी', 'chhori'],
    ['छोरी', 'chori'],
    ['शान्ति', 'shanti'],
    ['जून', 'joon'],
  ])('%s may be typed %s', (word, typed) => {
    expect(romanise(word)).toContain(foldWord(typed))
  })

  it('has one key for a word of another language', () => {
    expect(keysOf('Rain')).toEqual([foldWord('rain')])
  })
})
