import { describe, expect, it } from 'vitest'
import { copyForMatching } from './matching-copy.ts'
import { readText } from './read-text.ts'

describe('reading a text for its words', () => {
  it('hears one word however it is dressed', () => {
    for (const text of [
      'SUICIDE',
      'su1cide',
      'ｓｕｉｃｉｄｅ',
      '𝓼𝓾𝓲𝓬𝓲𝓭𝓮',
      'suïcidé',
      'sui\u200bcide',
      '🅢🅤🅘🅒🅘🅓🅔',
    ]) {
      expect.soft(readText(text).english.letters, text).toBe('suicide')
    }
  })

  it('hears letters of other alphabets that look the same', () => {
    expect(readText('dіе').english.letters).toBe('die')
  })

  it('hears a word written half in each script', () => {
    expect(readText('मुna').english.letters).toBe('muna')
  })

  it('leaves numbers alone', () => {
    expect(readText('3.5 kg in 2081').english.letters).toBe('3-5 kg in 2081')
  })

  it('knows where words may end when a space was forgotten', () => {
    expect(readText('die.but').english.letters).toBe('die-but')
    expect(readText('गयो।अब').devanagari.letters).toBe('गयो-अब')
  })

  it('joins letters spelled out one by one, and no ordinary short words', () => {
    expect(readText('d i e now').english.letters).toBe('d-i-e now')
    expect(readText('it is a cat').english.letters).toBe('it is a cat')
  })

  it('keeps a starred letter as unknown and drops stars around a word', () => {
    expect(readText('d*e').english.letters).toBe('d*e')
    expect(readText('*die*').english.letters.replaceAll('-', '')).toBe('die')
  })

  it('reads one Nepali word in its many spellings', () => {
    const spellings = ['झुन्डिएर', 'झुण्डिएर', 'झुंडिएर', 'झुँडिएर', 'झून्डीएर', 'झुन्\u200dडिएर']
    const readings = spellings.map((text) => readText(text).devanagari.letters)
    expect(new Set(readings).size).toBe(1)
  })

  it('reads one romanised word in its many spellings', () => {
    const spellings = ['chhaina', 'chaina', 'xaina', 'chainaa', 'CHHAINA', 'chaena']
    const readings = spellings.map((text) => readText(text).romanised.letters)
    expect(new Set(readings).size).toBe(1)
  })

  it('still tells चिकन from its rude neighbour and रानी from रन्डी', () => {
    expect(readText('चिकन').devanagari.letters).not.toBe(readText('चिक्न').devanagari.letters)
    expect(readText('रानी').devanagari.letters).not.toBe(readText('रन्डी').devanagari.letters)
  })
})

describe('finding the way back to what was written', () => {
  const words = 'Naïve 😀 पाँच chhoraa l\u200boooong'

  it('keeps every letter of every reading inside the text, in order', () => {
    for (const { letters, places } of [copyForMatching(words), ...Object.values(readText(words))]) {
      const { starts, ends } = places()
      expect(starts).toHaveLength(letters.length)
      for (const [at, start] of starts.entries()) {
        const end = ends[at] as number
        expect(start).toBeLessThan(end)
        expect(end).toBeLessThanOrEqual(words.length)
        expect(start).toBeGreaterThanOrEqual(starts[at - 1] ?? 0)
      }
    }
  })

  it('gives back a folded word whole', () => {
    const { letters, places } = readText(words).romanised
    const at = letters.indexOf('chora')
    const { starts, ends } = places()
    expect(words.slice(starts[at], ends[at + 'chora'.length - 1])).toBe('chhoraa')
  })
})
