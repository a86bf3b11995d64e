import { describe, expect, it } from 'vitest'
import { lifePathNumbers, quoteThemes, storyGenres } from '../kinds.ts'
import { composeLifePath } from './life-path/compose-life-path.ts'
import { composeNameMeaning } from './name/compose-name-meaning.ts'
import { composeQuote } from './quote/compose-quote.ts'
import { composeStoryStarter } from './story/compose-story-starter.ts'
import { men, women } from './story/story-lines.ts'

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

function countSentences(text: string): number {
  return text.split(/(?<=[.!?]”?) (?=[“A-Z])/).length
}

describe('a story opening', () => {
  it.each(storyGenres)('of %s has somebody in it, and stops where one wants more', (genre) => {
    const told = Array.from({ length: 200 }, (_, at) =>
      composeStoryStarter({ genre, seed: `${at}` }),
    )
    expect(new Set(told).size).toBeGreaterThan(50)
    for (const text of told) {
      expect(text).not.toMatch(/[[\]{}|]/)
      expect([...women, ...men].some((name) => text.includes(name))).toBe(true)
      expect(countSentences(text), text).toBeGreaterThanOrEqual(5)
      expect(countSentences(text), text).toBeLessThanOrEqual(8)
    }
  })

  it('calls a woman she and a man he', () => {
    for (let at = 0; at < 100; at += 1) {
      const text = composeStoryStarter({ genre: 'romance', seed: `${at}` })
      const name = [...women, ...men].find((one) => text.includes(`${one} had kept`))
      if (name === undefined) continue
      expect(text).toContain(women.includes(name) ? 'her favourite book' : 'his favourite book')
    }
  })

  it('is the same for the same seed', () => {
    const request = { genre: 'any', seed: 'a' } as const
    expect(composeStoryStarter(request)).toBe(composeStoryStarter(request))
  })
})

describe('the meaning of a name', () => {
  it('says that it is a guess, and claims no origin it does not know', () => {
    for (const name of [
      'Sita',
      'Bikash',
      'प्रकाश',
      'Hari',
      'Élodie',
      '王',
      'x',
      '<i>Maya</i>',
      '',
    ]) {
      for (let at = 0; at < 20; at += 1) {
        const { meaning, origin, personality } = composeNameMeaning({ name, seed: `${at}` })
        expect(meaning).toContain('guess')
        expect(origin).toMatch(/sure|certain/)
        expect(personality).toMatch(/guess/i)
        expect(`${meaning}${origin}${personality}`).not.toMatch(/[<>{}[\]|]|undefined/)
      }
    }
  })

  it('hears the same sound in both scripts', () => {
    const heard = (name: string) =>
      composeNameMeaning({ name, seed: 's' }).meaning.replace(name, '')
    expect(heard('Prakash')).toBe(heard('प्रकाश'))
    expect(heard('Maya')).toBe(heard('माया'))
  })

  it('varies with the seed and keeps to it', () => {
    const readings = Array.from({ length: 60 }, (_, at) =>
      JSON.stringify(composeNameMeaning({ name: 'Asha', seed: `${at}` })),
    )
    expect(new Set(readings).size).toBeGreaterThan(20)
    expect(composeNameMeaning({ name: 'Asha', seed: '1' })).toEqual(
      composeNameMeaning({ name: 'Asha', seed: '1' }),
    )
  })
})

describe('a life path', () => {
  it.each(lifePathNumbers)('of %i has a meaning that names it, and four traits', (number) => {
    const readings = Array.from({ length: 40 }, (_, at) =>
      composeLifePath({ number, seed: `${at}` }),
    )
    for (const { meaning, traits } of readings) {
      expect(meaning).toContain(`${number} is the`)
      expect(traits.split(', ')).toHaveLength(4)
    }
    expect(new Set(readings.map(({ meaning }) => meaning)).size).toBe(6)
  })

  it('gives no two numbers the same traits', () => {
    const traits = lifePathNumbers.map((number) => composeLifePath({ number, seed: 's' }).traits)
    expect(new Set(traits).size).toBe(lifePathNumbers.length)
  })
})
