import { describe, expect, it } from 'vitest'
import { firstSentences } from './first-sentences.ts'

describe('the words of a reading on a picture', () => {
  it('are its first two sentences, in both languages', () => {
    expect(firstSentences('One day. Two roads!\n\nThree.', 'en')).toBe('One day. Two roads!')
    expect(firstSentences('दिन राम्रो छ। मन खुला राख्नुहोस्। अरू पनि छ।', 'np')).toBe(
      'दिन राम्रो छ। मन खुला राख्नुहोस्।',
    )
  })

  it('are one where two would be long, and never a part of one', () => {
    const long = `One ${'word '.repeat(30).trim()}.`
    expect(firstSentences(`${long} ${long}`, 'en')).toBe(long)
    const longest = `One ${'word '.repeat(80).trim()}.`
    expect(firstSentences(longest, 'en')).toBe(longest)
  })

  it('may have no full stop', () => {
    expect(firstSentences('gentle', 'en')).toBe('gentle')
    expect(firstSentences('', 'en')).toBe('')
  })
})
