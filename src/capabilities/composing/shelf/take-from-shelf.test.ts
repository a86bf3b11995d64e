import { describe, expect, it } from 'vitest'
import type { ComposeRequest } from '../contract.ts'
import { fullRequestOf, requestOf, usualRequests } from '../server/testing/compose-with.ts'
import { shelvedAffirmations } from './affirmations.ts'
import { shelvedReadings } from './readings.ts'
import { takeFromShelf } from './take-from-shelf.ts'

const shelved = (request: ComposeRequest, chance = 0.5) =>
  takeFromShelf(fullRequestOf(request), () => chance)
const chances = [0, 0.2, 0.4, 0.6, 0.8, 0.999999]
const drawn = (kind: 'affirmation' | 'horoscope', language: 'en' | 'np') =>
  new Set(chances.map((chance) => shelved(requestOf(kind, { language }), chance).text))

describe('the shelf', () => {
  it('has something for every kind in both languages, in the right script', () => {
    for (const request of usualRequests) {
      const { text, failed } = shelved(request)
      if (request.kind === 'diaryPoem') expect([text, failed]).toEqual(['', true])
      else expect(/\p{Script=Devanagari}/u.test(text)).toBe(request.language === 'np')
    }
  })

  it('holds six affirmations and five readings, and every one can be drawn', () => {
    for (const language of ['en', 'np'] as const) {
      expect(new Set(shelvedAffirmations[language]).size).toBe(6)
      expect(new Set(shelvedReadings[language]).size).toBe(5)
      expect(drawn('affirmation', language)).toEqual(new Set(shelvedAffirmations[language]))
      expect(drawn('horoscope', language)).toEqual(new Set(shelvedReadings[language]))
    }
  })

  it('matches two names with 50 to 90 percent, and says so in the text', () => {
    const match = (chance: number) => shelved(requestOf('love'), chance)
    expect(match(0).fields).toEqual({ percent: 50 })
    expect(match(0.999999).fields).toEqual({ percent: 90 })
    expect(match(0.5).text).toContain('70%')
    expect(shelved(requestOf('love', { language: 'np' })).text).toContain('७०%')
  })

  it('writes Nepali as the house spells it', () => {
    for (const request of usualRequests.filter(({ language }) => language === 'np')) {
      const { text } = shelved(request)
      expect(text, 'a danda joins the word before').not.toMatch(/\s।/)
      expect(text, 'no nukta letters').not.toMatch(/[\u0958-\u095f\u093c]/)
      expect(text, 'no English full stop').not.toMatch(/[\u0900-\u097f]\./)
    }
  })
})
