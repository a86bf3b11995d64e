import { describe, expect, it } from 'vitest'
import { splitAksharas } from './aksharas.ts'

describe('written syllables', () => {
  it.each([
    ['गर्‍यो', ['ग', 'र्‍यो']],
    ['छन्', ['छन्']],
    ['एक् दिन्', ['एक्', 'दिन्']],
    ['नमस्ते', ['न', 'म', 'स्ते']],
    ['कश्चित्कान्ता', ['क', 'श्चि', 'त्का', 'न्ता']],
    ['ऋषि', ['ऋ', 'षि']],
    ['दुःख', ['दुः', 'ख']],
    ['अर्थात्', ['अ', 'र्थात्']],
    ['लक्ष्मी', ['ल', 'क्ष्मी']],
    ['जाऊँ', ['जा', 'ऊँ']],
  ])('%s is %j', (word, aksharas) => {
    expect(splitAksharas(word)).toEqual(aksharas)
  })

  it('count a final halanta with the syllable it closes, as a reader does', () => {
    expect(splitAksharas('पुरानो पोखरी')).toHaveLength(6)
    expect(splitAksharas('हामी हुन् छन् भन्')).toHaveLength(5)
  })

  it('pass over what is written and not sounded', () => {
    expect(splitAksharas('सोऽहम् ।')).toEqual(['सोऽ', 'हम्'])
    expect(splitAksharas('hello, १२३ ॥ 😀')).toEqual([])
    expect(splitAksharas('')).toEqual([])
  })

  it('read the same word the same however its marks were typed', () => {
    const composed = 'ऱ्य'
    expect(splitAksharas(composed.normalize('NFD'))).toEqual(splitAksharas(composed))
    expect(splitAksharas('सत्‌कर्म')).toHaveLength(splitAksharas('सत्कर्म').length)
  })

  it('give a lone halanta consonant to the syllable before it', () => {
    expect(splitAksharas('रा म्')).toHaveLength(1)
  })
})
