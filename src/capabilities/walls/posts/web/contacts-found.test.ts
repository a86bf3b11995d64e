import { describe, expect, it } from 'vitest'
import { removeRanges } from './contacts-found.tsx'

function without(text: string, ...parts: string[]): string {
  return removeRanges(
    text,
    parts.map((part) => ({ start: text.indexOf(part), end: text.indexOf(part) + part.length })),
  )
}

describe('taking a number out of a text', () => {
  it('leaves no gap where it stood', () => {
    expect(without('Call 9812345678 tonight', '9812345678')).toBe('Call tonight')
    expect(without('म ९८१२३४५६७८ मा छु।', '९८१२३४५६७८')).toBe('म मा छु।')
  })

  it('takes several out, whatever order they are named in', () => {
    expect(without('a@b.np or 9812345678, love', '9812345678', 'a@b.np')).toBe('or , love')
  })

  it('leaves nothing of a text that is only a number', () => {
    expect(without('  9812345678 ', '9812345678')).toBe('')
  })

  it('keeps the lines that the writer made', () => {
    expect(without('one\n9812345678\ntwo', '9812345678')).toBe('one\n\ntwo')
  })
})
