import { describe, expect, it } from 'vitest'
import { paragraphsOf, readingTime, thinkingTime } from './pace.ts'

describe('the pace of a reply', () => {
  it('lets somebody wait between 400 and 1200 milliseconds, the longer the more is said', () => {
    expect(thinkingTime('')).toBe(400)
    expect(thinkingTime('Yes.')).toBeLessThan(thinkingTime('Yes, and there is more to say.'))
    expect(thinkingTime('word '.repeat(400))).toBe(1_200)
  })

  it('gives a long paragraph longer than a short one, and never keeps anybody waiting', () => {
    expect(readingTime('Yes.')).toBeLessThan(readingTime('Yes, and there is more to say.'))
    expect(readingTime('word '.repeat(400))).toBe(2_400)
  })

  it('goes by paragraphs', () => {
    expect(paragraphsOf('One.\n\nTwo,\nstill two.\n\n\n')).toEqual(['One.', 'Two,\nstill two.'])
    expect(paragraphsOf('')).toEqual([])
  })
})
