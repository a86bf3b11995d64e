import { describe, expect, it } from 'vitest'
import { quoteThemes } from '#knowledge/poetry/kinds.ts'
import { chooseQuotes } from './choose-quotes.ts'
import { quotes, quotesOf } from './shelf/quotes.ts'
import { theEight } from './shelf/the-eight.ts'

describe('the quotes of a choice', () => {
  it('begin with the eight that were picked', () => {
    expect(chooseQuotes(quotes, 'all', []).slice(0, 8)).toEqual(theEight)
    expect(chooseQuotes(quotes, 'all', [])).toHaveLength(quotes.length)
  })

  it('begin in each category with the one that was picked', () => {
    for (const category of quoteThemes) {
      const chosen = chooseQuotes(quotes, category, [])
      expect(theEight).toContain(chosen[0])
      expect(chosen).toEqual(quotesOf(category))
    }
  })

  it('are the liked ones, the newest like first, without those the shelf no longer has', () => {
    const liked = ['tread-softly', 'gone-from-the-shelf', 'arise-awake']
    expect(chooseQuotes(quotes, 'liked', liked).map(({ id }) => id)).toEqual([
      'tread-softly',
      'arise-awake',
    ])
  })
})
