import { describe, expect, it } from 'vitest'
import { findTopics } from './find-topics.ts'
import { foldNepali } from './fold-nepali.ts'
import { topicWords } from './topic-words.ts'

function topicsIn(text: string): string[] {
  return findTopics(text).map(({ topic }) => topic)
}

describe('hearing what a text is about', () => {
  it('knows its own words, every one of them', () => {
    for (const [topic, words] of Object.entries(topicWords)) {
      for (const word of words.split(' ')) {
        expect(topicsIn(word.replaceAll('_', ' ')), word).toEqual([topic])
      }
    }
  })

  it.each([
    ['आमा', 'mother'],
    ['बुबालाई', 'father'],
    ['हजुरआमा', 'grandmother'],
    ['घरमा', 'home'],
    ['विदेश', 'abroad'],
    ['मेरो गाउँको', 'village'],
    ['सम्झना', 'memory'],
    ['माया', 'love'],
    ['साथीहरू', 'friend'],
    ['एक्लोपन', 'loneliness'],
    ['दुःख', 'sadness'],
    ['काम', 'work'],
    ['परीक्षा', 'study'],
    ['वर्षा', 'rain'],
    ['झरी', 'rain'],
    ['रात', 'night'],
    ['हिमाल', 'mountain'],
    ['नदी', 'river'],
    ['फूल', 'flower'],
    ['दशैँ', 'festival'],
    ['तिहार', 'festival'],
    ['बाल्यकाल', 'childhood'],
    ['आशा', 'hope'],
    ['सपना', 'dreams'],
    ['जीवन', 'life'],
  ])('reads %s as %s', (word, topic) => {
    expect(topicsIn(word)).toEqual([topic])
  })

  it('does not mind how Nepali is spelled in Latin letters', () => {
    for (const word of ['kavita', 'kabita', 'kabitaa']) expect(topicsIn(word)).toEqual(['words'])
    for (const word of ['pariwar', 'parivaar', 'paribar'])
      expect(topicsIn(word)).toEqual(['family'])
    for (const word of ['aamako', 'amalai', 'aama']) expect(topicsIn(word)).toEqual(['mother'])
    expect(foldNepali('khusi')).toBe(foldNepali('khushi'))
    expect(foldNepali('छोरा')).toBe(foldNepali('chhora'))
  })

  it('keeps the order in which topics are named', () => {
    expect(topicsIn('my mother in the rain, and the river')).toEqual(['mother', 'rain', 'river'])
  })

  it('hears a phrase before its words', () => {
    expect(topicsIn('leaving home')).toEqual(['abroad'])
  })

  it('lets what is said in passing give way', () => {
    expect(topicsIn('write me a story about the moon')).toEqual(['moon'])
    expect(topicsIn('me')).toEqual(['self'])
  })

  it('does not take English words for Nepali ones', () => {
    for (const word of ['rat', 'man', 'ban', 'football', 'guess', 'the', 'and']) {
      expect(topicsIn(word), word).toEqual([])
    }
  })

  it('hears a loss in the verb as well as in the word', () => {
    for (const text of ['my father passed away', 'आमा बित्नुभयो', 'ba bitnu bhayo']) {
      expect(topicsIn(text), text).toContain('death')
    }
    for (const text of ['I lost my mother', 'we lost our son', 'she lost her dog']) {
      expect(topicsIn(text), text).toContain('loss')
    }
    for (const text of ['I lost my keys', 'I lost my way']) {
      expect(topicsIn(text), text).not.toContain('loss')
    }
  })
})
