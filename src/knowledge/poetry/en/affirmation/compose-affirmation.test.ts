import { describe, expect, it } from 'vitest'
import { affirmationMoods } from '../../kinds.ts'
import { composeAffirmation } from './compose-affirmation.ts'

describe('an affirmation', () => {
  it.each(affirmationMoods)('for a %s mood says two plain sentences, many ways', (mood) => {
    const said = Array.from({ length: 200 }, (_, at) => composeAffirmation({ mood, seed: `${at}` }))
    expect(new Set(said).size).toBe(16)
    for (const text of said) expect(text).toMatch(/^[A-Z][^[\]{}|]+[.] [A-Z][^[\]{}|]+[.]$/)
  })

  it('is the same for the same seed', () => {
    const request = { mood: 'peaceful', seed: '2024-05-01' } as const
    expect(composeAffirmation(request)).toBe(composeAffirmation(request))
  })
})
