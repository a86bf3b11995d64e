import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCode, readCode } from './recovery-code.ts'

const bytes = fc.uint8Array({ minLength: 24, maxLength: 24 })

describe('a recovery code', () => {
  it('reads back as it was made, in any case and with any spacing', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = makeCode(random)
        const stored = code.replaceAll('-', '')
        expect(readCode(code)).toBe(stored)
        expect(readCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(stored)
      }),
    )
  })

  it('is shown in five groups of five', () => {
    expect(makeCode(new Uint8Array(24))).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/)
  })

  it('forgives O for 0 and I or L for 1', () => {
    const code = makeCode(Uint8Array.from({ length: 24 }, (_, index) => index % 2))
    expect(readCode(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(code.replaceAll('-', ''))
  })

  it('notices one wrong symbol', () => {
    fc.assert(
      fc.property(bytes, fc.nat(23), fc.integer({ min: 1, max: 31 }), (random, place, shift) => {
        const wrong = Uint8Array.from(random)
        wrong[place] = (random[place] as number) + shift
        const symbols = makeCode(random).replaceAll('-', '')
        const slipped = makeCode(wrong).replaceAll('-', '')
        const mixed = symbols.slice(0, place) + slipped[place] + symbols.slice(place + 1)
        expect(readCode(mixed)).toBeUndefined()
      }),
    )
  })

  it('refuses what cannot be a code', () => {
    for (const text of ['', 'hello', '०१२३४', 'U'.repeat(25), '0'.repeat(26)]) {
      expect(readCode(text)).toBeUndefined()
    }
  })
})
