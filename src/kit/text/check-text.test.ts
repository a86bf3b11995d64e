import { describe, expect, it } from 'vitest'
import { checkText } from './check-text.ts'

describe('a text that somebody typed', () => {
  it('is kept trimmed, in one spelling and with one kind of line end', () => {
    expect(checkText('  e\u0301t\r\ne\n', 10)).toEqual({ ok: true, text: 'ét\ne' })
  })

  it('may be as long as it may, letters as a reader counts them', () => {
    expect(checkText('गर्‍यो'.repeat(5), 10).ok).toBe(true)
    expect(checkText(`${'गर्‍यो'.repeat(5)}न`, 10)).toEqual({ ok: false, problem: 'too_long' })
  })

  it('is refused at once where it is a whole book, whatever else it is', () => {
    expect(checkText('\0'.repeat(100_000), 10)).toEqual({ ok: false, problem: 'too_long' })
  })

  it('is refused where a reader would see nothing, or a program something else', () => {
    expect(checkText(' \n\u200b', 10)).toEqual({ ok: false, problem: 'blank' })
    expect(checkText('a\0b', 10)).toEqual({ ok: false, problem: 'forbidden' })
  })
})
