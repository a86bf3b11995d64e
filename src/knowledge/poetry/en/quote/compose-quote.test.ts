import { describe, expect, it } from 'vitest'
import { quoteThemes } from '../../kinds.ts'
import { composeQuote } from './compose-quote.ts'

describe('a quote', () => {
  it.each(quoteThemes)('on %s is whole, unsigned and seldom the same', (category) => {
    const said = Array.from({ length: 200 }, (_, at) => composeQuote({ category, seed: `${at}` }))
    expect(new Set(said).size).toBeGreaterThanOrEqual(7)
    for (const text of said) {
      expect(text).toMatch(/^[A-Z].*[.”]$/)
      expect(text).not.toMatch(/[[\]{}|]|—\s*[A-Z]/)
    }
  })

  it('is the same for the same seed', () => {
    const request = { category: 'wisdom', seed: 'a' } as const
    expect(composeQuote(request)).toBe(composeQuote(request))
  })
})
