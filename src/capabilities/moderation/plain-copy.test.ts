import { describe, expect, it } from 'vitest'
import { copyPlainly, rangeInText } from './plain-copy.ts'

describe('a plain copy', () => {
  it('has Latin digits, plain dashes, spaces and dots, and small letters', () => {
    expect(copyPlainly('९८४१–２３४\u00a05٦७ ＣＯＭ。').letters).toBe('9841-234 567 com.')
  })

  it('leaves invisible characters out', () => {
    expect(copyPlainly('a\u200b\u00adb\ufe0f\u2060c').letters).toBe('abc')
  })

  it('points back at what was written, invisible characters and emoji included', () => {
    const text = '😀 ९८\u200b४१ 😀'
    const copy = copyPlainly(text)
    const from = copy.letters.indexOf('9841')
    const { start, end } = rangeInText(copy, from, from + 4)
    expect(text.slice(start, end)).toBe('९८\u200b४१')
  })
})
