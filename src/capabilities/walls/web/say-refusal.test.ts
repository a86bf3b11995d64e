import { describe, expect, it } from 'vitest'
import type { Language } from '#kit/i18n/language.ts'
import { type Catalogue, createTranslator } from '#kit/i18n/words.ts'
import english from '../words/en.ts'
import nepali from '../words/ne.ts'
import { sayRefusal } from './say-refusal.ts'

function say(language: Language, retryAfter: number): string {
  const words: Catalogue = language === 'np' ? nepali : english
  const t = createTranslator(language, [words])
  return sayRefusal({ code: 'too_many_requests', retryAfter }, (key, variables) =>
    t(`community.walls.${key}`, variables),
  )
}

describe('a post that came too soon after others', () => {
  it.each([
    [600, '10 minutes', '१० मिनेटपछि'],
    [541, '10 minutes', '१० मिनेटपछि'],
    [61, '2 minutes', '२ मिनेटपछि'],
    [60, '1 minute;', '१ मिनेटपछि'],
    [1, '1 minute;', '१ मिनेटपछि'],
  ])(
    'that may come again in %i seconds is told so in whole minutes',
    (seconds, inEnglish, inNepali) => {
      expect(say('en', seconds)).toContain(`in ${inEnglish}`)
      expect(say('np', seconds)).toContain(inNepali)
    },
  )

  it('is told that its words are still there', () => {
    expect(say('en', 600)).toContain('your words are still here')
    expect(say('np', 600)).toContain('लेख्नुभएको कुरा यहीँ छ')
  })
})
