import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  hasForbiddenCharacters,
  isBlank,
  toStoredText,
  withoutForbiddenCharacters,
} from './normalise.ts'

describe('text as it is stored', () => {
  it('has one spelling for what looks the same', () => {
    expect(toStoredText('e\u0301')).toBe('é')
    expect(toStoredText('\u0928\u093C')).toBe('\u0929')
  })

  it('keeps the joiners that Nepali is written with', () => {
    expect(toStoredText('गर्‍यो')).toBe('गर्‍यो')
    expect(toStoredText('क्\u200Cष')).toBe('क्\u200Cष')
    expect(toStoredText('👩‍👩‍👧')).toBe('👩‍👩‍👧')
  })

  it('rewrites nothing a reader can see', () => {
    const odd = '  ½ ™ ﬁ Ａ ² …\t\u2068שלום\u2069  '
    expect(toStoredText(odd)).toBe(odd)
  })

  it('ends every line the same way', () => {
    expect(toStoredText('a\r\nb\rc\u2028d\n\ne')).toBe('a\nb\nc\nd\n\ne')
  })

  it('does not change when stored again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const stored = toStoredText(text)
        expect(toStoredText(stored)).toBe(stored)
      }),
    )
  })
})

describe('a text nobody can see', () => {
  const unseen = [
    ...' \t\n\u00A0\u200B\u200C\u200D\uFEFF\u2060\u00AD\u034F\u202E\u200F\u061C\u2066\u2069',
    ...'\u3164\uFFA0\u115F\u1160\u3000\u2800\u180E\uFE0F\u0000\u001F\u0085\u{E0041}\u{1D173}',
  ]

  it('is blank, however long', () => {
    expect(isBlank('')).toBe(true)
    for (const character of unseen)
      expect([character, isBlank(character)]).toEqual([character, true])
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...unseen)), (parts) => {
        expect(isBlank(parts.join(''))).toBe(true)
      }),
    )
  })

  it('is blank no more with one visible sign in it', () => {
    for (const sign of ['a', 'क', '।', '.', '👍', '\u0301', '०', '\uFFFD']) {
      expect(isBlank(`\u200B${sign}\uFEFF`)).toBe(false)
    }
  })

  it('is found quickly even when it is a megabyte', () => {
    expect(isBlank('\u200B'.repeat(1_000_000))).toBe(true)
    expect(isBlank(`${'\u200B'.repeat(1_000_000)}a`)).toBe(false)
  })
})

describe('characters no store can keep', () => {
  it('are NUL and half an emoji', () => {
    expect(hasForbiddenCharacters('a\0b')).toBe(true)
    expect(hasForbiddenCharacters('\uD83D')).toBe(true)
    expect(hasForbiddenCharacters('\uDC69a')).toBe(true)
  })

  it('are not to be found in anything well formed', () => {
    expect(hasForbiddenCharacters('👩‍👩‍👧 गर्‍यो\n\t\u202E')).toBe(false)
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(hasForbiddenCharacters(text)).toBe(text.includes('\0') || !text.isWellFormed())
      }),
    )
  })

  it('can be left out, and nothing else is', () => {
    expect(withoutForbiddenCharacters('Si\0ta \uD83Dगर्‍यो 👩‍👩‍👧')).toBe('Sita गर्‍यो 👩‍👩‍👧')
  })
})
