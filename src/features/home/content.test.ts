import { describe, expect, it } from 'vitest'
import { languages } from '#kit/i18n/language.ts'
import { statistics, testimonials } from './content.ts'

describe('what the home page says about the site', () => {
  it('is eight figures, each of something', () => {
    expect(statistics.map(({ figure, of }) => `${figure.en} ${of.en}`)).toEqual([
      '10K+ poems',
      '5K+ daily users',
      '50K+ confessions',
      '25K+ mood entries',
      '15+ features',
      '100% anonymous',
      '24/7 open',
      'Free for everyone',
    ])
  })

  it('is three voices, whom nobody could look up', () => {
    expect(testimonials).toHaveLength(3)
    for (const { by } of testimonials) expect(by.en).toMatch(/^(A|Someone) /)
  })

  it('is said in both languages, in their own letters', () => {
    const said = [
      ...statistics.map(({ of }) => of),
      ...testimonials.flatMap((one) => [one.words, one.by]),
    ]
    for (const text of said) {
      for (const language of languages) expect(text[language].trim()).not.toBe('')
      expect(text.np).toMatch(/^[\u0900-\u097f\s,।\u200d]+$/)
      expect(text.en).not.toMatch(/[\u0900-\u097f]/)
    }
  })
})
