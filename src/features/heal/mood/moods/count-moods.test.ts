import { describe, expect, it } from 'vitest'
import { countMoods } from './count-moods.ts'

describe('the moods of a month', () => {
  it('are counted, the commonest first, and those that never came are left out', () => {
    const entries = ['tired', 'happy', 'tired'].map((moodName) => ({ moodName }))
    expect(countMoods(entries).map(({ mood, count }) => [mood.label.en, count])).toEqual([
      ['Tired', 2],
      ['Happy', 1],
    ])
  })

  it('keep the order of the picker where they came equally often', () => {
    const entries = ['thoughtful', 'sad'].map((moodName) => ({ moodName }))
    expect(countMoods(entries).map(({ mood }) => mood.id)).toEqual(['sad', 'thoughtful'])
  })
})
