import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCode, randomSymbols, readCode, readNewCode } from './recovery-code.ts'

const bytes = fc.uint8Array({ minLength: randomSymbols, maxLength: randomSymbols })

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

  it('is shown in seven groups of four, and carries 128 random bits or more', () => {
    expect(makeCode(new Uint8Array(randomSymbols))).toMatch(/^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/)
    expect(randomSymbols * 5).toBeGreaterThanOrEqual(128)
    // Each of the random bytes counts with five of its bits.
    fc.assert(
      fc.property(
        bytes,
        fc.nat(randomSymbols - 1),
        fc.integer({ min: 1, max: 31 }),
        (random, place, bits) => {
          const other = Uint8Array.from(random)
          other[place] = (random[place] as number) ^ bits
          expect(makeCode(other)).not.toBe(makeCode(random))
        },
      ),
    )
    expect(() => makeCode(new Uint8Array(16))).toThrow()
  })

  it('may still be one of five groups of five, as it was once written down, but not a new one', () => {
    const older = 'ABCDE-FGHJK-MNPQR-STVWX-YZ0'
    const [code] = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
      .map((check) => readCode(`${older}1${check}`))
      .filter(Boolean)
    expect(code).toHaveLength(25)
    expect(readNewCode(code as string)).toBeUndefined()
    const made = makeCode(new Uint8Array(randomSymbols))
    expect(readNewCode(made)).toBe(readCode(made))
  })

  it('forgives O for 0 and I or L for 1', () => {
    const code = makeCode(Uint8Array.from({ length: randomSymbols }, (_, index) => index % 2))
    expect(readCode(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(code.replaceAll('-', ''))
  })

  it('notices one wrong symbol', () => {
    fc.assert(
      fc.property(
        bytes,
        fc.nat(randomSymbols - 1),
        fc.integer({ min: 1, max: 31 }),
        (random, place, shift) => {
          const wrong = Uint8Array.from(random)
          wrong[place] = (random[place] as number) + shift
          const symbols = makeCode(random).replaceAll('-', '')
          const slipped = makeCode(wrong).replaceAll('-', '')
          const mixed = symbols.slice(0, place) + slipped[place] + symbols.slice(place + 1)
          expect(readCode(mixed)).toBeUndefined()
        },
      ),
    )
  })

  it('refuses what cannot be a code', () => {
    for (const text of ['', 'hello', '०१२३४', 'U'.repeat(28), '0'.repeat(29), '0'.repeat(26)]) {
      expect(readCode(text)).toBeUndefined()
    }
  })
})
