import { describe, expect, it } from 'vitest'
import { nameShortDay } from './name-day.ts'

describe('a day in few words', () => {
  it('is told in the calendar and the language of the reader', () => {
    expect(nameShortDay('2026-11-21', 'bs', 'en')).toBe('5 Mangsir')
    expect(nameShortDay('2026-11-21', 'bs', 'np')).toBe('मङ्सिर ५ गते')
    expect(nameShortDay('2026-11-21', 'ad', 'en')).toBe('21 November')
    expect(nameShortDay('2026-11-21', 'ad', 'np')).toBe('नोभेम्बर २१')
    expect(nameShortDay('once', 'ad', 'en')).toBe('')
  })
})
