import { describe, expect, it } from 'vitest'
import { copyForMatching } from '../matching/matching-copy.ts'
import { looseKey, preciseKey, speakDevanagari } from './nepali-key.ts'

const letters = (word: string) => copyForMatching(word).letters
const spoken = (word: string) => preciseKey(speakDevanagari(letters(word)))

describe('one key for a word', () => {
  it.each([
    ['मर्छु', 'marchhu marxu marchu'],
    ['बाँच्दिनँ', 'bachdina baachdina'],
    ['लाग्यो', 'lagyo lageo'],
    ['भयो', 'bhayo vayo'],
    ['छोडिदिन्छु', 'chhodidinchu xodidinxu'],
    ['आफूलाई', 'aafulai afulai'],
    ['सपना', 'sapana sapna'],
    ['थियो', 'thiyo thyo'],
    ['खाएँ', 'khae khaye'],
  ])('%s and %s', (devanagari, romanised) => {
    for (const word of romanised.split(' ')) {
      expect(looseKey(preciseKey(letters(word)))).toBe(looseKey(spoken(devanagari)))
    }
  })

  it('tells to die from to kill where the writing does', () => {
    expect(spoken('मर्छु')).not.toBe(spoken('मार्छु'))
    expect(preciseKey('maarchu')).toBe(spoken('मार्छु'))
  })
})
