import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatCounted,
  formatNumber,
  formatPercent,
  toDevanagariDigits,
  toLatinDigits,
} from './numbers.ts'

describe('numbers in the reader’s language', () => {
  it('groups by thousands in English and by lakhs in Nepali', () => {
    expect(formatNumber(1234567, 'en')).toBe('1,234,567')
    expect(formatNumber(1234567, 'np')).toBe('१२,३४,५६७')
    expect(formatNumber(100000, 'np')).toBe('१,००,०००')
  })

  it('leaves three digits alone', () => {
    expect(formatNumber(0, 'np')).toBe('०')
    expect(formatNumber(500, 'en')).toBe('500')
    expect(formatNumber(999, 'np')).toBe('९९९')
  })

  it('shows at most two decimals and never a negative nothing', () => {
    expect(formatNumber(1234.5, 'en')).toBe('1,234.5')
    expect(formatNumber(-2.345, 'np')).toBe('-२.३५')
    expect(formatNumber(-0.001, 'en')).toBe('0')
  })

  it('writes very large numbers out, and a number that is none as a dash', () => {
    expect(formatNumber(1e21, 'en')).toBe('1,000,000,000,000,000,000,000')
    expect(formatNumber(Number.NaN, 'np')).toBe('–')
    expect(formatNumber(Number.POSITIVE_INFINITY, 'en')).toBe('–')
  })

  it('agrees with the Intl formats of the engine on every whole number', () => {
    const english = new Intl.NumberFormat('en-US')
    const lakhs = new Intl.NumberFormat('en-IN-u-nu-deva')
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        expect(formatNumber(n, 'en')).toBe(english.format(n))
        expect(formatNumber(n, 'np')).toBe(lakhs.format(n))
      }),
    )
  })

  it('shows percentage points, with a tenth where there is one', () => {
    expect(formatPercent(100, 'np')).toBe('१००%')
    expect(formatPercent(61.54, 'en')).toBe('61.5%')
    expect(formatPercent(8.3, 'np')).toBe('८.३%')
    expect(formatPercent(60.98, 'en')).toBe('61%')
  })
})

describe('digits', () => {
  it('reads a date typed in either script, or in both', () => {
    expect(toLatinDigits('२०४७-०३-15')).toBe('2047-03-15')
  })

  it('changes digits and nothing else, there and back', () => {
    expect(toDevanagariDigits('Room 12, कोठा ३')).toBe('Room १२, कोठा ३')
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-z ,.-]*$/), (text) => {
        expect(toLatinDigits(toDevanagariDigits(text))).toBe(text)
      }),
    )
  })
})

describe('counted things', () => {
  it('take a plural in English', () => {
    expect(formatCounted(1, 'en', ['poem', 'poems'])).toBe('1 poem')
    expect(formatCounted(0, 'en', ['poem', 'poems'])).toBe('0 poems')
    expect(formatCounted(1200, 'en', ['poem', 'poems'])).toBe('1,200 poems')
  })

  it('take no plural after a number in Nepali', () => {
    expect(formatCounted(3, 'np', 'वटा कविता')).toBe('३ वटा कविता')
    expect(formatCounted(3, 'np', ['जना साथी', 'जना साथीहरू'])).toBe('३ जना साथी')
  })
})
