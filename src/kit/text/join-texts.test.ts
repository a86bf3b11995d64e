import { describe, expect, it } from 'vitest'
import { joinTexts } from './join-texts.ts'

describe('two texts of one place', () => {
  it('both stay', () => {
    expect(joinTexts('one', 'other')).toBe('one\n\nother')
  })

  it('are one where one holds the other', () => {
    expect(joinTexts('my day', 'my day was long')).toBe('my day was long')
    expect(joinTexts('my day was long', 'my day')).toBe('my day was long')
  })

  it('are one where one is blank', () => {
    expect(joinTexts(' \n', 'my day')).toBe('my day')
    expect(joinTexts('my day', '  ')).toBe('my day')
  })
})
