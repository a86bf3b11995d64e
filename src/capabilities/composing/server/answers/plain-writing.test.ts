import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPlainWriting } from './plain-writing.ts'
import { keepWholeSentences } from './whole-sentences.ts'

function write(pieces: readonly string[], most = 6_000) {
  const writing = createPlainWriting(most)
  const shown = pieces.map((piece) => writing.push(piece)).join('')
  return { shown, text: writing.end() }
}

const plainOf = (text: string) => write([text]).text

describe('what a writing service sends', () => {
  it('loses its markup and keeps its words', () => {
    expect(plainOf('## The River\n\n**It runs** and `runs`,\n> home.')).toBe(
      'The River\n\nIt runs and runs,\nhome.',
    )
  })

  it('keeps what only looks like markup', () => {
    for (const text of ['a - b', 'no. #1', 'snake_case', '3 > 2', '- one\n- two', 'x|y']) {
      expect(plainOf(text)).toBe(text)
    }
  })

  it('keeps the joiners Nepali needs and drops what turns or hides text', () => {
    expect(plainOf('गर्\u200dयो')).toBe('गर्\u200dयो')
    expect(plainOf('a\u202Eb\u2066c\u0007d\u0000e\uFEFF')).toBe('abcde')
    expect(plainOf('half \uD83D done')).toBe('half  done')
  })

  it('reads the same however it was cut into pieces, and shows nothing it takes back', () => {
    const marks = fc.constantFrom(
      '*',
      '**',
      '#',
      '# ',
      '`',
      '\n',
      '\n\n',
      ' ',
      '>',
      '|',
      '👩‍👩‍👧',
      'मन',
      'a',
    )
    fc.assert(
      fc.property(fc.array(marks), fc.array(fc.nat(40)), (parts, cuts) => {
        const text = parts.join('')
        const places = [0, ...cuts.sort((a, b) => a - b), text.length]
        const pieces = places.slice(1).map((end, at) => text.slice(places[at], end))
        const written = write(pieces)
        expect(written.text.startsWith(written.shown)).toBe(true)
        expect(written.text).toBe(write([text]).text)
      }),
    )
  })

  it('shows a word as soon as it is there', () => {
    const writing = createPlainWriting(100)
    expect(writing.push('नदी')).toBe('नदी')
    expect(writing.push(' बग्')).toBe(' बग्')
  })

  it('ends where a text has to end, never inside a character', () => {
    const writing = createPlainWriting(5)
    expect(writing.push('abcd👩e')).toBe('abcd')
    expect(writing.isFull()).toBe(true)
    expect(writing.push('more')).toBe('')
    expect(writing.end()).toBe('abcd')
  })
})

describe('a text that time cut off', () => {
  it('ends with its last whole sentence or line', () => {
    expect(keepWholeSentences('One. Two! “Three?” And fo')).toBe('One. Two! “Three?”')
    expect(keepWholeSentences('नदी बग्छ। म पनि बग्')).toBe('नदी बग्छ।')
    expect(keepWholeSentences('a river at dawn,\nthe boat ti')).toBe('a river at dawn,')
    expect(keepWholeSentences('3.5 litres of')).toBe('')
    expect(keepWholeSentences('')).toBe('')
  })
})
