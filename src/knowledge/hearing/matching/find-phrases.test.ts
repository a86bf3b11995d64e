import { describe, expect, it } from 'vitest'
import { makePhraseFinder, withoutExcused } from './find-phrases.ts'
import { phrasesOf } from './letter-tree.ts'
import { readText } from './read-text.ts'

function find(phrase: string, text: string): string[] {
  const { letters } = readText(text).english
  return makePhraseFinder('english', { listed: [phrase] })(letters).map(({ start, end }) =>
    letters.slice(start, end),
  )
}

describe('the notation of word lists', () => {
  it('offers a choice of words', () => {
    expect(find('red|blue door', 'a blue door')).toEqual(['blue door'])
    expect(find('red|blue door', 'a green door')).toEqual([])
  })

  it('lets a word be missing', () => {
    expect(find('very? old door', 'old door')).toEqual(['old door'])
    expect(find('very? old door', 'very old door')).toContain('very old door')
  })

  it('takes a stem with any ending', () => {
    expect(find('door*', 'doorbell')).toEqual(['doorbell'])
    expect(find('door*', 'indoor')).toEqual([])
  })

  it('writes a choice of several words with _', () => {
    expect(find('shut|left_open the door', 'he left open the door')).toEqual(['left open the door'])
  })

  it('allows up to three words between', () => {
    expect(find('open .. door', 'open door')).toEqual(['open door'])
    expect(find('open .. door', 'open the big red door')).toEqual(['open the big red door'])
    expect(find('open .. door', 'open one two three four door')).toEqual([])
  })

  it('skips empty lines and remarks', () => {
    expect(phrasesOf('\n# doors\nred door\n\n  blue door\n')).toEqual(['red door', 'blue door'])
  })

  it('lets a long choice go on in the next line', () => {
    expect(phrasesOf('red|\n  green|\n  blue door\n')).toEqual(['red|green|blue door'])
  })
})

describe('finding a listed phrase', () => {
  it('wants whole words', () => {
    expect(find('art', 'party artist smart art')).toEqual(['art'])
  })

  it('forgives a missing space, a doubled letter, punctuation and up to two stars', () => {
    expect(find('open door', 'opendoor')).toEqual(['opendoor'])
    expect(find('open door', 'oppen dooor')).toEqual(['oppen door'])
    expect(find('open door', 'o-p-e-n door')).toEqual(['o-p-e-n door'])
    expect(find('open door', '*pen d**r')).toEqual([])
    expect(find('open door', 'o*en d**r')).toEqual(['o*en d**r'])
    expect(find('open', 'o***')).toEqual([])
  })

  it('asks for the double letter of a word that has one', () => {
    expect(find('better', 'beter')).toEqual([])
    expect(find('better', 'betttter')).toEqual(['better'])
  })
})

describe('a longer wording that means something else', () => {
  const finder = makePhraseFinder('english', {
    alarm: ['the door is open', 'open'],
    fine: ['open minded'],
  })
  const meaningsIn = (text: string) =>
    withoutExcused(finder(readText(text).english.letters), 'fine').map(({ meaning }) => meaning)

  it('excuses what it contains', () => {
    expect(meaningsIn('she is open minded')).toEqual([])
  })

  it('excuses nothing elsewhere in the text', () => {
    expect(meaningsIn('open minded, but the door is open')).toEqual(['alarm', 'alarm'])
  })
})
