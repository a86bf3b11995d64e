import { describe, expect, it } from 'vitest'
import { findSymbols } from '../symbols/find-symbols.ts'
import english from '../words/en.ts'
import nepali from '../words/ne.ts'
import { addWord, shortcuts } from './shortcuts.ts'

describe('the pictures under the dream', () => {
  it('add a word the shelf knows, in both languages', () => {
    for (const { id } of shortcuts) {
      for (const words of [english, nepali]) {
        const found = findSymbols(words[`discover.dreams.add.${id}`]).map((symbol) => symbol.id)
        expect(found, words[`discover.dreams.add.${id}`]).toContain(id)
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
