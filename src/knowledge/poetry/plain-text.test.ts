import { describe, expect, it } from 'vitest'
import { capitalise, cutAtWord, keepPlainText } from './plain-text.ts'

describe('keeping a visitor’s words as plain text', () => {
  it('drops markup and keeps what it held', () => {
    expect(keepPlainText('<b>rain</b> & <i>tea</i>', 50)).toBe('rain & tea')
    expect(keepPlainText('a < b > c', 50)).toBe('a c')
    expect(keepPlainText('<<script>script>', 50)).not.toMatch(/[<>]/)
  })

  it('drops control, direction and invisible characters', () => {
    expect(keepPlainText('a\u0000b\u202Ec\u200Bd\ud800e', 50)).toBe('a bcd e')
  })

  it('keeps Nepali whole, joiners and all', () => {
    expect(keepPlainText('गर्‍यो नमस्ते', 50)).toBe('गर्‍यो नमस्ते')
  })

  it('cuts at a word, by letters as the eye counts them', () => {
    expect(cutAtWord('one two three four', 10)).toBe('one two…')
    expect(cutAtWord('नमस्ते', 3)).toBe('नमस्ते')
    expect(cutAtWord('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1)).toBe('👨‍👩‍👧‍👦…')
  })

  it('makes the first letter large, where there is one', () => {
    expect(capitalise('rain')).toBe('Rain')
    expect(capitalise('आमा')).toBe('आमा')
    expect(capitalise('')).toBe('')
  })
})
