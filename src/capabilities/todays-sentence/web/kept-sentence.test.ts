// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepSentence, keyOfDay, readSentence } from './kept-sentence.ts'

const day = '2026-03-09'
const sentence = { text: 'म जस्तो छु, त्यस्तै पुग्छु।', source: 'composer' } as const

beforeEach(() => localStorage.clear())

describe('the sentence of the day', () => {
  it('is kept under the date and the language, and comes back as it was', () => {
    expect(keyOfDay(day, 'np')).toBe('affirmation-2026-03-09-np')
    keepSentence(keyOfDay(day, 'np'), sentence)
    expect(readSentence(keyOfDay(day, 'np'))).toEqual(sentence)
    expect(readSentence(keyOfDay(day, 'en'))).toBeNull()
  })

  it('lets go of other days, not of the other language or of other things', () => {
    localStorage.setItem('affirmation-2026-03-08-np', '{}')
    localStorage.setItem('diary-draft', 'mine')
    keepSentence(keyOfDay(day, 'en'), sentence)
    keepSentence(keyOfDay(day, 'np'), sentence)
    expect(Object.keys(localStorage).sort()).toEqual([
      'affirmation-2026-03-09-en',
      'affirmation-2026-03-09-np',
      'diary-draft',
    ])
  })

  it('is made anew where what was kept is broken', () => {
    for (const broken of ['{', '7', '{"text":""}', '{"text":"a","source":"nobody"}']) {
      localStorage.setItem(keyOfDay(day, 'en'), broken)
      expect(readSentence(keyOfDay(day, 'en'))).toBeNull()
    }
  })
})
