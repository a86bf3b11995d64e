import { describe, expect, it } from 'vitest'
import { plainText, shorten } from './plain-text.ts'

describe('plain text of what a visitor typed', () => {
  it.each([
    ['<script>alert(1)</script>घर', 'alert(1) घर'],
    ['a\u0000b\u0007\nc', 'a b c'],
    ['\u202eउल्टो\u202c', 'उल्टो'],
    ['आमा 😀❤️🇳🇵', 'आमा'],
    ['“घर” "home" `x`', 'घर home x'],
    ['{X} [a|b] \\', 'X a b'],
    ['\ud83dघर', 'घर'],
    ['गर्‍यो', 'गर्‍यो'],
    ['   ', ''],
  ])('%j becomes %j', (typed, plain) => {
    expect(plainText(typed)).toBe(plain)
  })

  it('is cut where we stop reading', () => {
    expect(plainText('अ'.repeat(10_000), 50)).toHaveLength(50)
  })

  it('is shortened at a word, or where a long word must be cut', () => {
    expect(shorten('आमा र बाबा', 40)).toBe('आमा र बाबा')
    expect(shorten('मेरो सानो घर र आँगन', 8)).toBe('मेरो सानो…')
    expect(shorten('क'.repeat(50), 10)).toBe(`${'क'.repeat(9)}…`)
  })
})
