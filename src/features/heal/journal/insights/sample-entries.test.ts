import { describe, expect, it } from 'vitest'
import { findJournalMood, journalMoods } from './journal-moods.ts'
import { sampleEntries } from './sample-entries.ts'

describe('the moods of the journal', () => {
  it('are these eight, in this order, each with a face of its own', () => {
    expect(journalMoods.map((mood) => mood.label.en)).toEqual([
      'Happy',
      'Sad',
      'Angry',
      'Anxious',
      'Peaceful',
      'Loved',
      'Tired',
      'Thoughtful',
    ])
    expect(journalMoods.map((mood) => mood.label.np)).toEqual([
      'खुसी',
      'उदासी',
      'रिस',
      'चिन्ता',
      'शान्ति',
      'माया',
      'थकाइ',
      'सोच',
    ])
    expect(new Set(journalMoods.map((mood) => mood.emoji)).size).toBe(8)
  })
})

describe('the sample entries', () => {
  it('are three, and never pass for the visitor’s own', () => {
    const entries = sampleEntries('2026-03-01', 'en')
    expect(entries).toHaveLength(3)
    for (const entry of entries) {
      expect(entry.sample).toBe(true)
      expect(entry.id).toMatch(/^sample-/)
      expect(findJournalMood(entry.mood)).toBeDefined()
      expect(entry.time).toMatch(/^\d\d:\d\d$/)
    }
  })

  it('are dated before today, across the end of a month', () => {
    const dates = sampleEntries('2026-03-01', 'en').map((entry) => entry.date)
    expect(dates).toEqual(['2026-02-28', '2026-02-27', '2026-02-25'])
  })

  it('speak the visitor’s language', () => {
    const [english] = sampleEntries('2026-03-01', 'en')
    const [nepali] = sampleEntries('2026-03-01', 'np')
    expect(english?.note).toMatch(/^[^\u0900-\u097f]+$/)
    expect(nepali?.note).toMatch(/^[\u0900-\u097f\s,।]+$/)
    expect(nepali?.id).toBe(english?.id)
  })
})
