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

describe('characters that are refused', () => {
  const forbidden: [string, string[]][] = [
    ['NUL', ['\0']],
    ['half an emoji', ['\uD83D', '\uDC69']],
    ['of private use', ['\uE000', '\uE0F8', '\uF8FF', '\u{F0000}', '\u{FFFFD}', '\u{10FFFD}']],
    ['noncharacters', ['\uFDD0', '\uFDEF', '\uFFFE', '\uFFFF', '\u{1FFFE}', '\u{10FFFF}']],
  ]
  it.each(forbidden)('are %s, wherever they stand', (_what, characters) => {
    for (const character of characters) {
      for (const text of [character, `a${character}b`, `क${character}`, `${character}👍`]) {
        expect([text, hasForbiddenCharacters(text)]).toEqual([text, true])
      }
    }
  })

  const welcome: [string, string][] = [
    ['a family', '👩‍👩‍👧'],
    ['a red heart and a text heart', '❤️ ❤︎'],
    ['a hand of each colour', '👋🏻👋🏽👋🏿'],
    ['flags, also of a part of a country', '🇳🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴‍☠️'],
    ['a key to press', '1️⃣'],
    ['the joiners of Nepali', 'गर्‍यो क्\u200Cष'],
    ['an ideograph with a selector', '葛\u{E0100}'],
    ['marks of direction, tabs and lines', '\u202Eabc\u2069\n\t'],
    ['signs that stand for a lost character', '\uFFFC\uFFFD'],
    ['a character of a year to come', '\u{1FAFA}'],
  ]
  it.each(welcome)('are not in %s', (_what, text) => {
    expect(hasForbiddenCharacters(text)).toBe(false)
    expect(withoutForbiddenCharacters(text)).toBe(text)
  })

  it('are in nothing that Nepali is written with', () => {
    for (const [first, last] of [
      [0x0900, 0x097f],
      [0x1cd0, 0x1cff],
      [0xa8e0, 0xa8ff],
      [0x11b00, 0x11b5f],
    ] as const) {
      for (let code = first; code <= last; code++) {
        expect(hasForbiddenCharacters(String.fromCodePoint(code)), code.toString(16)).toBe(false)
      }
    }
  })

  it('can be left out, and nothing else is', () => {
    const text = 'Si\0ta \uE0F8name\uE0F8 \uD83Dगर्‍यो\uFFFF 👩‍👩‍👧\u{10FFFD}'
    expect(withoutForbiddenCharacters(text)).toBe('Sita name गर्‍यो 👩‍👩‍👧')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (any) => {
        const left = withoutForbiddenCharacters(any)
        expect(hasForbiddenCharacters(left)).toBe(false)
        expect(left === any).toBe(!hasForbiddenCharacters(any))
      }),
    )
  })
})
