import { describe, expect, it } from 'vitest'
import { isPlainWord } from './plain-word.ts'

describe('a word of the lists', () => {
  it.each([
    'bicycle',
    'my bicycle',
    'the letter',
    'keys',
    'mum',
    'salary',
    'momo',
    'shooting star',
  ])('%s is plain', async (topic) => expect(await isPlainWord(topic, 'en')).toBe(true))

  it.each(['साइकल', 'मेरो साइकल', 'cycle', 'चिठी', 'छोरा', 'mero chhora', 'भोक', '🥟'])(
    '%s is plain on a Nepali page',
    async (topic) => expect(await isPlainWord(topic, 'np')).toBe(true),
  )

  it.each([
    'war',
    'the war',
    'rape',
    'my funeral',
    'the last letter',
    'my husband beats me',
    'he slapped me',
    'a rope',
    'suicide',
    'bicycle accident',
    'zorblax',
  ])('“%s” is left to the scales', async (topic) =>
    expect(await isPlainWord(topic, 'en')).toBe(false),
  )

  it.each([
    'युद्ध',
    'भूकम्प',
    'मृत्यु',
    'बलात्कार',
    'अन्तिम चिठी',
    'पछ्याउने केटा',
    'मर्न मन लाग्यो',
    'balatkar',
  ])('“%s” is left to the scales on a Nepali page', async (topic) =>
    expect(await isPlainWord(topic, 'np')).toBe(false),
  )
})
