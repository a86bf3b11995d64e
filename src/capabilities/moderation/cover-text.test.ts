import { describe, expect, it } from 'vitest'
import { coverText } from './cover-text.ts'
import { isSameOrCovered } from './same-or-covered.ts'

const rangeOf = (text: string, words: string) => {
  const start = text.indexOf(words)
  return { start, end: start + words.length }
}

describe('a covered text', () => {
  const text = 'one two three two'

  it('hides each place once and leaves the rest as it was written', () => {
    const places = [rangeOf(text, 'three'), rangeOf(text, 'two'), rangeOf(text, 'wo t')]
    expect(coverText(text, places)).toBe('one ••• ••• two')
    expect(coverText(text, [])).toBe(text)
  })

  it.each([[[]], [['one']], [['three']], [['two three two']], [['one', 'three']], [[text]]])(
    'is known again by its writing, with %j covered',
    (words) => {
      const kept = coverText(
        text,
        words.map((part) => rangeOf(text, part)),
      )
      expect(isSameOrCovered(kept, text)).toBe(true)
    },
  )

  it.each([
    ['one ••• three', 'one two'],
    ['one ••• three', 'two three'],
    ['one ••• one', 'one'],
    ['a ••• b ••• c', 'a c'],
    ['one', 'one two'],
    ['one two', 'one'],
  ])('%j is not taken for a cover of %j', (kept, written) => {
    expect(isSameOrCovered(kept, written)).toBe(false)
  })
})
