import { describe, expect, it } from 'vitest'
import { storyGenres } from '../../kinds.ts'
import { composeStoryStarter } from './compose-story-starter.ts'
import { men, women } from './story-lines.ts'

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
