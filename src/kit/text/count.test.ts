import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countGraphemes, cutToGraphemes, fitsWithin, mostCodeUnits } from './count.ts'

const nepaliLetters = [...'कखगतनमयरलसहक्षज्ञािीुूेैोौंँः़्।०', '\u200D', '\u200C']
const scraps = [
  ...nepaliLetters,
  'a',
  ' ',
  '\n',
  '\r',
  '\u0301',
  '👩',
  '👧🏽',
  '🇳🇵',
  '🇳',
  '❤️',
  '\uD83D',
]
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...scraps), fc.string({ unit: 'binary' })), { maxLength: 40 })
  .map((parts) => parts.join(''))

describe('counting what a reader calls letters', () => {
  it.each([
    ['', 0],
    ['hello', 5],
    ['नमस्ते', 3],
    ['गर्‍यो', 2],
    ['क्षत्रिय', 3],
    ['स्त्री', 1],
    ['गर्छन्', 3],
    ['मनको आवाज', 7],
    ['ज़िन्दगी', 3],
    ['तपाईंको।', 5],
    ['क्\u200Cष', 2],
    ['👩‍👩‍👧', 1],
    ['👩🏽‍❤️‍💋‍👩🏿', 1],
    ['🇳🇵', 1],
    ['🇳🇵🇶🇦', 2],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
    ['1️⃣', 1],
    ['e\u0301', 1],
    ['\u1112\u1161\u11AB', 1],
    ['a\r\nb', 3],
    ['\uD83D', 1],
  ])('%j is %i', (text, count) => {
    expect(countGraphemes(text)).toBe(count)
  })

  it('agrees with this engine’s own segmenter on well-written Nepali and emoji', () => {
    const segmenter = new Intl.Segmenter('ne', { granularity: 'grapheme' })
    const consonant = fc.constantFrom(...'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह')
    const joined = fc.array(consonant, { minLength: 1, maxLength: 4 })
    const joint = fc.constantFrom('्', '्', '्\u200D', '्\u200C')
    const ending = fc.constantFrom('', '', 'ा', 'ि', 'ी', 'ुँ', 'ें', 'ो', 'ौँ', 'ं', 'ः', '्')
    const syllable = fc
      .tuple(joined, joint, ending)
      .map(([letters, join, sign]) => letters.join(join) + sign)
    const other = fc.constantFrom(
      ' ',
      '।',
      'अ',
      'ई',
      '३',
      'a',
      'é',
      '👩‍👩‍👧',
      '👍🏽',
      '🇳🇵',
      '❤️',
      '\r\n',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(syllable, other)), (parts) => {
        const text = parts.join('')
        expect(countGraphemes(text)).toBe([...segmenter.segment(text)].length)
      }),
      { numRuns: 500 },
    )
  })

  it('never counts more than there are code points, and misses none', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(countGraphemes(text)).toBeLessThanOrEqual([...text].length)
        expect(countGraphemes(text) > 0).toBe(text.length > 0)
      }),
    )
  })
})

describe('cutting', () => {
  it('never cuts a conjunct or a family in two', () => {
    expect(cutToGraphemes('नमस्ते साथी', 3)).toBe('नमस्ते')
    expect(cutToGraphemes('गर्‍यो', 1)).toBe('ग')
    expect(cutToGraphemes('👩‍👩‍👧👍🏽', 1)).toBe('👩‍👩‍👧')
    expect(cutToGraphemes('abc', 0)).toBe('')
  })

  it('keeps the beginning, and as many letters as asked for', () => {
    fc.assert(
      fc.property(anyText, fc.nat(50), (text, n) => {
        const cut = cutToGraphemes(text, n)
        expect(text.startsWith(cut)).toBe(true)
        expect(countGraphemes(cut)).toBe(Math.min(n, countGraphemes(text)))
      }),
    )
  })
})

describe('fitting', () => {
  it('takes exactly as many letters as allowed', () => {
    expect(fitsWithin('स्ते'.repeat(30), 30)).toBe(true)
    expect(fitsWithin('स्ते'.repeat(31), 30)).toBe(false)
    expect(fitsWithin('👩🏽‍❤️‍💋‍👩🏿'.repeat(30), 30)).toBe(true)
    expect(fitsWithin('', 0)).toBe(true)
  })

  it('refuses a letter under a tower of marks, though it counts as one', () => {
    const tower = `a${'\u0301'.repeat(3000)}`
    expect(countGraphemes(tower)).toBe(1)
    expect(fitsWithin(tower, 500)).toBe(false)
    expect(fitsWithin(`a${'\u0301'.repeat(12)}`, 500)).toBe(true)
  })

  it('promises a cap on code units that every fitting text keeps', () => {
    fc.assert(
      fc.property(anyText, fc.nat(50), (text, most) => {
        if (fitsWithin(text, most)) expect(text.length).toBeLessThanOrEqual(mostCodeUnits(most))
      }),
    )
  })

  it('agrees with the counter on everything people write', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
        expect(fitsWithin(text, most)).toBe(countGraphemes(text) <= most)
      }),
    )
  })
})
