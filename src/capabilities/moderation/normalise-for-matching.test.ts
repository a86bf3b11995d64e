import { describe, expect, it } from 'vitest'
import { normaliseForMatching } from './normalise-for-matching.ts'

describe('what a text says without its disguises', () => {
  it.each([
    ['capitals', 'GOOD MORNING', 'good morning'],
    ['leet', 'g00d m0rn1ng', 'good morning'],
    ['full-width letters', 'ｇｏｏｄ ｍｏｒｎｉｎｇ', 'good morning'],
    ['look-alike letters', 'gооd mоrning', 'good morning'],
    ['invisible characters', 'go\u200bod mor\u00adning', 'good morning'],
    ['held keys', 'goooood moooorning', 'good morning'],
    ['dots between letters', 'g.o.o.d morning', 'good morning'],
    ['spaces between letters', 'g o o d morning', 'good morning'],
    ['decoration', '✨ good   morning!!! 🙏', 'good morning'],
    ['another vowel length', 'शुभ बिहानी', 'सुभ बीहानि'],
    ['another nasal', 'झुन्ड', 'झुंड'],
    ['a nukta', 'ज़िन्दगी', 'जिन्दगी'],
  ])('is the same despite %s', (_disguise, dressed, plain) => {
    expect(normaliseForMatching(dressed)).toBe(normaliseForMatching(plain))
  })

  it('is not the same for different words or numbers', () => {
    expect(normaliseForMatching('good night')).not.toBe(normaliseForMatching('good morning'))
    expect(normaliseForMatching('page 11')).not.toBe(normaliseForMatching('page 1'))
  })

  it('is nothing when nothing is said', () => {
    expect(normaliseForMatching(' …🙂! ')).toBe('')
  })
})
