import { describe, expect, it } from 'vitest'
import * as english from './en/affirmation/compose-affirmation.ts'
import { affirmationMoods, hardMoods } from './kinds.ts'
import * as nepali from './ne/affirmation/compose-affirmation.ts'

const everyMood = [...affirmationMoods, ...hardMoods]
const ofMood = (mood: string) => (hardMoods.some((hard) => hard === mood) ? 20 : 60)
const tongues = [
  {
    tongue: 'English',
    composeAffirmation: english.composeAffirmation,
    affirmations: english.affirmations,
  },
  {
    tongue: 'Nepali',
    composeAffirmation: nepali.composeAffirmation,
    affirmations: nepali.affirmations,
  },
]

describe.each(tongues)('the affirmations in $tongue', ({ affirmations, composeAffirmation }) => {
  it('are sixty for each mood, and twenty for each hard day', () => {
    expect([...affirmations.keys()].toSorted()).toEqual([...everyMood].toSorted())
    for (const mood of everyMood) expect(affirmations.get(mood)?.length, mood).toBe(ofMood(mood))
  })

  it('say nothing twice', () => {
    const all = [...affirmations.values()].flat()
    expect(new Set(all).size).toBe(all.length)
  })

  it.each(everyMood)('for %s all come once, press by press, before one comes again', (mood) => {
    const presses = Array.from({ length: ofMood(mood) }, (_, at) =>
      composeAffirmation({ mood, seed: `qk-${at}` }),
    )
    expect(new Set(presses).size).toBe(ofMood(mood))
    expect(composeAffirmation({ mood, seed: 'a' })).toBe(composeAffirmation({ mood, seed: 'a' }))
  })
})

describe('an affirmation', () => {
  const everyEnglish = [...english.affirmations.values()].flat()
  const everyNepali = [...nepali.affirmations.values()].flat()

  it('is short and whole, and said by oneself', () => {
    for (const text of everyEnglish) {
      expect(text).toMatch(/^[A-Z“].*[.!?”]$/)
      expect(text).toMatch(/\b(I|I’m|me|my|mine|myself)\b/i)
      expect(text.length).toBeLessThan(130)
    }
    for (const text of everyNepali) {
      expect(text).toMatch(/^[\u0900-\u097f“].*[।!?]$/)
      expect(text).not.toMatch(/\p{Script=Latin}|\s।|['"]/u)
      expect(text.length).toBeLessThan(130)
    }
  })

  it('promises nothing and denies no hard day', () => {
    for (const text of everyEnglish)
      expect(text).not.toMatch(
        /\b(always happy|perfectly|everything is|will be rich|unstoppable)\b/i,
      )
    for (const text of everyNepali) expect(text).not.toMatch(/सधैँ खुसी|सफल हुनेछु|अजेय/)
  })
})
