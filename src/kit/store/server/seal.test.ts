import { describe, expect, it } from 'vitest'
import { seal, sealingKey, unseal } from './seal.ts'

const key = sealingKey('a secret of many letters', 'tests')

describe('a seal', () => {
  it('is opened by its key alone', () => {
    const sealed = seal('०१ who wrote it', key)
    expect(unseal(sealed, key)).toBe('०१ who wrote it')
    expect(unseal(sealed, sealingKey('a secret of many letters', 'other'))).toBeUndefined()
    expect(unseal(sealed, sealingKey('another secret of letters', 'tests'))).toBeUndefined()
  })

  it('never looks the same twice', () => {
    const seals = Array.from({ length: 100 }, () => seal('the same', key))
    expect(new Set(seals).size).toBe(100)
  })

  it('does not open once it was changed, cut or made up', () => {
    const bytes = Buffer.from(seal('the same', key), 'base64url')
    for (let place = 0; place < bytes.length; place++) {
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] as number) ^ 1
      expect(unseal(changed.toString('base64url'), key)).toBeUndefined()
      expect(unseal(bytes.subarray(0, place).toString('base64url'), key)).toBeUndefined()
    }
  })
})
