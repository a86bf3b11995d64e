import { describe, expect, it } from 'vitest'
import { openIdentity } from './contract.ts'

const nameOf = (name: unknown) => openIdentity.body.safeParse({ name })

describe('a display name', () => {
  it('is kept as typed, in any script', () => {
    for (const name of ['नमस्ते साथी', '👩‍👩‍👧', '<script>', "Robert'); DROP TABLE"]) {
      expect(nameOf(name).data).toEqual({ name })
    }
  })

  it('is trimmed', () => {
    expect(nameOf('  Sita  ').data).toEqual({ name: 'Sita' })
  })

  it('may be 30 characters long as people see them, and no longer', () => {
    expect(nameOf('क्षि'.repeat(30)).success).toBe(true)
    expect(nameOf('a'.repeat(31)).success).toBe(false)
  })

  it('is refused when blank, of a wrong type, or in unknown company', () => {
    for (const name of ['', '   ', '\u200b', 7, {}, null]) expect(nameOf(name).success).toBe(false)
    expect(openIdentity.body.safeParse({ nickname: 'Sita' }).success).toBe(false)
  })
})
