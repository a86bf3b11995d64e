import { describe, expect, it } from 'vitest'
import {
  affirmationMoods,
  composeKinds,
  diaryPoemReads,
  hardMoods,
  quoteThemes,
  readingPeriods,
  storyGenres,
} from './kinds.ts'

const wordsOf = (text: string) => text.split(' ')

describe('what can be asked of whoever writes', () => {
  it('is one of eleven kinds of text', () => {
    const kinds =
      'poem affirmation quote storyStarter friendReply horoscope love nameMeaning lifePath dream diaryPoem'
    expect(composeKinds).toEqual(wordsOf(kinds))
  })

  it('is an affirmation for one of six moods', () => {
    const moods = 'positive confident peaceful motivated grateful loving'
    expect(affirmationMoods).toEqual(wordsOf(moods))
  })

  it('is an affirmation for one of six hard days', () => {
    expect(hardMoods).toEqual(wordsOf('tired grieving angry anxious ashamed homesick'))
  })

  it('is a quote of one of eight categories', () => {
    const themes = 'inspirational love life success happiness wisdom friendship dreams'
    expect(quoteThemes).toEqual(wordsOf(themes))
  })

  it('is a story of one of eight genres, any among them', () => {
    const genres = 'any romance mystery fantasy drama adventure horror comedy'
    expect(storyGenres).toEqual(wordsOf(genres))
  })

  it('is a horoscope for the day, the week or the month', () => {
    expect(readingPeriods).toEqual(['daily', 'weekly', 'monthly'])
  })

  it('is a poem from the first 200 characters of a diary entry', () => {
    expect(diaryPoemReads).toBe(200)
  })
})
