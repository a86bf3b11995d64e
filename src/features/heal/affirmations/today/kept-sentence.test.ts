import { beforeEach, describe, expect, it } from 'vitest'
import { keepSentence, keyOfDay, readSentence, type Shelf } from './kept-sentence.ts'

const day = { year: 2026, month: 3, day: 9 }
const sentence = { text: 'म जस्तो छु, त्यस्तै पुग्छु।', source: 'composer' } as const

let kept: Map<string, string>
let shelf: Shelf
beforeEach(() => {
  kept = new Map()
  shelf = {
    get length() {
      return kept.size
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
})

describe('the sentence of the day', () => {
  it('is kept under the date and the language, and comes back as it was', () => {
    expect(keyOfDay(day, 'np')).toBe('affirmation-2026-03-09-np')
    keepSentence(() => shelf, keyOfDay(day, 'np'), sentence)
    expect(readSentence(() => shelf, keyOfDay(day, 'np'))).toEqual(sentence)
    expect(readSentence(() => shelf, keyOfDay(day, 'en'))).toBeNull()
  })

  it('lets go of other days, not of the other language or of other things', () => {
    kept.set('affirmation-2026-03-08-np', '{}')
    kept.set('diary-draft', 'mine')
    keepSentence(() => shelf, keyOfDay(day, 'en'), sentence)
    keepSentence(() => shelf, keyOfDay(day, 'np'), sentence)
    expect([...kept.keys()]).toEqual([
      'diary-draft',
      'affirmation-2026-03-09-en',
      'affirmation-2026-03-09-np',
    ])
  })

  it('is made anew where what was kept is broken', () => {
    for (const broken of ['{', '7', '{"text":""}', '{"text":"a","source":"nobody"}']) {
      kept.set(keyOfDay(day, 'en'), broken)
      expect(readSentence(() => shelf, keyOfDay(day, 'en'))).toBeNull()
    }
  })

  it('does without a storage that refuses', () => {
    const refusing = () => {
      throw new Error('refused')
    }
    keepSentence(refusing, keyOfDay(day, 'en'), sentence)
    expect(readSentence(refusing, keyOfDay(day, 'en'))).toBeNull()
  })
})
