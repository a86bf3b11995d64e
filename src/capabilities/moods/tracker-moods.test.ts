import { describe, expect, it } from 'vitest'
import { findTrackerMood, trackerMoods } from './tracker-moods.ts'

describe('the moods of the tracker', () => {
  it('are these eight, in this order, each with a face of its own', () => {
    expect(trackerMoods.map((mood) => mood.label.en)).toEqual([
      'Happy',
      'Sad',
      'Tired',
      'Angry',
      'Anxious',
      'Loved',
      'Confident',
      'Thoughtful',
    ])
    expect(new Set(trackerMoods.map((mood) => mood.emoji)).size).toBe(8)
  })

  it('are nouns in Nepali, so that nobody is called he or she', () => {
    expect(trackerMoods.map((mood) => mood.label.np)).toEqual([
      'खुसी',
      'उदासी',
      'थकाइ',
      'रिस',
      'चिन्ता',
      'माया',
      'आत्मविश्वास',
      'सोच',
    ])
  })

  it('are found again by what was saved', () => {
    expect(findTrackerMood('tired')?.sentence.np).toBe('थकाइ लागेको छ')
    expect(findTrackerMood('hangry')).toBeUndefined()
  })
})
