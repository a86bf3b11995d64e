import { describe, expect, it } from 'vitest'
import { linesOf } from '#kit/text/lines-of.ts'
import { composeDream } from './compose-dream.ts'

const read = (dream: string) => composeDream({ dream, seed: 'x' })

import { dreamSymbols } from './dream-symbols.ts'

describe('a dream', () => {
  it('is read through more than sixty symbols', () => {
    expect(linesOf(dreamSymbols).length).toBeGreaterThanOrEqual(60)
  })

  it.each([
    ['सपनामा सर्प देखेँ', 'काँचुली'],
    ['I saw a snake', 'काँचुली'],
    ['sarpa aayo', 'काँचुली'],
    ['my teeth fell out', 'दाँत'],
    ['I was flying', 'उड्नु'],
    ['the river was wide', 'नदी'],
    ['घरमा आगो लाग्यो', 'आगो'],
    ['हजुरआमा आउनुभयो', 'पुर्खा'],
    ['भूकम्प आयो', 'आधार'],
    ['सूर्य उदायो', 'घाम'],
    ['म उडिरहेको थिएँ', 'उड्नु'],
    ['म उडेँ', 'उड्नु'],
    ['म मरेँ', 'मृत्यु'],
    ['हजुरबुबा मर्नुभयो', 'मृत्यु'],
    ['मरेकी आमाले बोलाइन्', 'मृत्यु'],
    ['मरेको साथी आयो', 'मृत्यु'],
    ['सबैको अगाडि नाङ्गै थिएँ', 'नाङ्गो'],
  ])('"%s" is heard', (dream, heard) => {
    expect(read(dream)).toContain(heard)
  })

  it('names at most three things, and only what was there', () => {
    const crowded = read('नदी, सर्प, आगो, घर, कुकुर र जून')
    expect(crowded.match(/काँचुली|बग्दो नदी|आगो जोस|घर आफ्नै|वफादारी|घटबढ/g)).toHaveLength(3)
    expect(read('I was at work and that was all')).not.toContain('गाडी')
  })

  it('is one way of looking, said so, whatever is typed', () => {
    for (const dream of ['', 'xyz', '😀', '<b>', 'आज'.repeat(4000)]) {
      expect(read(dream)).toMatch(/पक्का अर्थ हुँदैन|हेर्ने एउटा तरिका/)
      expect(read(dream)).not.toMatch(/[{}[\]|<>]|undefined/)
    }
  })

  it('reads the same again from the same seed', () => {
    expect(read('नदी')).toBe(read('नदी'))
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) =>
      composeDream({ dream: 'नदी', seed }),
    )
    expect(new Set(others).size).toBeGreaterThan(2)
  })
})
