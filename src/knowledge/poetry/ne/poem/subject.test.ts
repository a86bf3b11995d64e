import { describe, expect, it } from 'vitest'
import { openLexicon } from '#knowledge/hearing/topics/ne/lexicon/open-lexicon.ts'
import { readSubject } from './subject.ts'

const lexicon = await openLexicon()
const halvesOf = (topic: string) =>
  readSubject(topic, lexicon).words[0]?.halves.map(({ text }) => text)

describe('the halves of a long word', () => {
  it('are the words it has grown together from, as far as they are known', () => {
    expect(halvesOf('कागतीपानी')).toEqual(['कागती', 'पानी'])
    expect(halvesOf('भूकम्पपीडित')).toEqual(['भूकम्प'])
    expect(halvesOf('बसको झ्याल')).toEqual(['बस', 'झ्याल'])
  })

  it('are none of somebody in the family, nor of a word that is whole', () => {
    expect(halvesOf('हजुरआमा')).toEqual([])
    expect(halvesOf('रोबोटिक्स')).toEqual([])
  })
})
