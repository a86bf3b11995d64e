import { describe, expect, it } from 'vitest'
import { findPictures } from '#knowledge/dreams/find-pictures.ts'
import english from '../words/en.ts'
import nepali from '../words/ne.ts'
import { addWord, shortcuts } from './shortcuts.ts'

describe('the pictures under the dream', () => {
  it('add a word the shelf knows, in both languages', () => {
    for (const { id, ...others } of shortcuts) {
      for (const words of [english, nepali]) {
        const word = words[`discover.dreams.add.${id}`]
        const { happenings, pictures } = findPictures(word)
        const found = [...happenings, ...pictures].map((picture) => picture.id)
        expect(found, word).toContain('saw' in others ? others.saw : id)
      }
    }
  })

  it('stand behind what was told, with a comma where one is missing', () => {
    expect(addWord('', 'River')).toBe('River')
    expect(addWord('  ', 'River')).toBe('River')
    expect(addWord('Snake ', 'River')).toBe('Snake, River')
    expect(addWord('घर देखेँ।', 'नदी')).toBe('घर देखेँ। नदी')
  })
})
