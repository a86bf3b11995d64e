import { describe, expect, it } from 'vitest'
import { formatList } from './lists.ts'

describe('a list of things', () => {
  it('joins the last with “and” or “र”', () => {
    expect(formatList(['A', 'B', 'C'], 'en')).toBe('A, B and C')
    expect(formatList(['क', 'ख', 'ग'], 'np')).toBe('क, ख र ग')
    expect(formatList(['आमा', 'बा'], 'np')).toBe('आमा र बा')
  })

  it('needs no joining when there is one, or none', () => {
    expect(formatList(['poems'], 'en')).toBe('poems')
    expect(formatList([], 'np')).toBe('')
  })
})
