import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isolateBidi } from './bidi.ts'

const first = '\u2068'
const pop = '\u2069'

describe('a visitor’s words inside a sentence of ours', () => {
  it('are closed in', () => {
    expect(isolateBidi('سارة')).toBe(`${first}سارة${pop}`)
  })

  it('cannot break out with a closing control of their own', () => {
    expect(isolateBidi(`a${pop}b`)).toBe(`${first}ab${pop}`)
  })

  it('cannot leave the sentence open', () => {
    expect(isolateBidi('\u2067a')).toBe(`${first}\u2067a${pop}${pop}`)
  })

  it('always end where they end', () => {
    const controls = fc.constantFrom('\u2066', '\u2067', '\u2068', '\u2069', '\u202E', 'a', 'ب')
    fc.assert(
      fc.property(fc.array(controls), (parts) => {
        let depth = 0
        const shown = [...isolateBidi(parts.join(''))]
        for (const [i, character] of shown.entries()) {
          if (character === pop) depth--
          else if (character >= '\u2066' && character <= '\u2068') depth++
          expect(depth > 0).toBe(i < shown.length - 1)
        }
      }),
    )
  })
})
