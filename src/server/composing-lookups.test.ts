import { describe, expect, it } from 'vitest'
import { composingLookups } from './composing-lookups.ts'

describe('what is known of a name', () => {
  it.each([
    ['Sita', 'en'],
    ['सीता', 'np'],
    ['  sita kumari ', 'en'],
  ] as const)('stands in the books: %s', (name, language) => {
    const known = composingLookups.nameInBooks?.(name, language)
    expect(known?.meaning).toMatch(language === 'np' ? /[ऀ-ॿ]/ : /^[A-Z]/)
    expect(known?.origin).toBe(language === 'np' ? 'संस्कृत' : 'Sanskrit')
  })

  it.each(['Xyzzqo', '😀', ''])('is nothing for %j', (name) => {
    expect(composingLookups.nameInBooks?.(name, 'en')).toBeUndefined()
  })
})
